/** Serves the page's own files from a store, so that it opens without a network. It answers for nothing else. */

/** The page's files, and a hash of what they hold. Set by the build. */
declare const FILES: string[];
declare const VERSION: string;

interface Lifetime extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetch extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as {
  addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetch) => void): void;
  skipWaiting(): Promise<void>;
};
const STORE = `cli-envelope-${VERSION}`;

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const drop = (names: string[]) => names.filter((name) => name.startsWith("cli-envelope-") && name !== STORE).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(drop(names))));
});

worker.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches.open(STORE).then(async (store) => (await store.match(event.request, { ignoreSearch: true })) ?? fetch(event.request)),
  );
});
