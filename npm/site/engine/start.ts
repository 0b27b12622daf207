/** Starts the worker, from a file beside the page or from the page itself. */

/** The worker's source where everything is one file; empty where it stands beside the page. Set by the build. */
declare const WORKER_SOURCE: string;

/** The only addresses that scripts may come from. */
interface Addresses {
  createScriptURL(address: string): string;
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: Addresses): Addresses;
}

/** Made once: a policy's name may be used only once. */
const addresses: Addresses = ((): Addresses => {
  const rules: Addresses = {
    createScriptURL(address) {
      if (address === "worker.js" || address === "offline.js" || address.startsWith("blob:")) return address;
      throw new TypeError("not an address of this page");
    },
  };
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  return factory ? factory.createPolicy("cli-envelope", rules) : rules;
})();

export function startWorker(): Worker {
  if (!WORKER_SOURCE) return new Worker(addresses.createScriptURL("worker.js"));
  const address = URL.createObjectURL(new Blob([WORKER_SOURCE], { type: "text/javascript" }));
  return new Worker(addresses.createScriptURL(address));
}

/** Keeps the page's own files for the next time, with or without a network. */
export function startOffline(): void {
  if (WORKER_SOURCE || !("serviceWorker" in navigator) || !isSecureContext) return;
  navigator.serviceWorker.register(addresses.createScriptURL("offline.js")).catch(() => {
    // A host or browser that forbids it: the page needs the network to start, and nothing else changes.
  });
}
