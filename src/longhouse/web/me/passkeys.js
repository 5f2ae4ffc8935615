/** Passkeys: what the server and the browser say to each other about them, with bytes written as base64url. */

/** @typedef {Record<string, unknown>} Json */

/** Whether this browser can have passkeys for this address: they need a name, and TLS or this very machine. */
export const canPasskey = () =>
  Boolean(globalThis.PublicKeyCredential && globalThis.isSecureContext && !isNumeric(location.hostname));

/** Whether a host is a bare address. @param {string} host */
export const isNumeric = (host) => /^\d+(?:\.\d+){3}$|^\[.*\]$/.test(host);

/** Whether the browser offers passkeys in a field for names, without being asked. */
export const offersByItself = async () =>
  canPasskey() && Boolean(await PublicKeyCredential.isConditionalMediationAvailable?.());

/** @param {string} text */
export function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
export function text(buffer) {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @typedef {{id: string, type: "public-key", transports?: AuthenticatorTransport[]}} Named */

/** @param {Named[] | undefined} list */
const named = (list) => (list ?? []).map((one) => ({ ...one, id: bytes(one.id) }));

/** Make a passkey as the server wants it. @param {Json} options @returns {Promise<Json>} what the server is told of it */
export async function makePasskey(options) {
  const { challenge, user, excludeCredentials, ...rest } =
    /** @type {{challenge: string, user: {id: string, name: string, displayName: string}, excludeCredentials?: Named[]}} */ (
      options
    );
  const publicKey = {
    .../** @type {Pick<PublicKeyCredentialCreationOptions, "rp" | "pubKeyCredParams">} */ (
      /** @type {unknown} */ (rest)
    ),
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: named(excludeCredentials),
  };
  const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey }));
  const answer = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return {
    ...common(made),
    response: {
      clientDataJSON: text(answer.clientDataJSON),
      attestationObject: text(answer.attestationObject),
      transports: answer.getTransports?.() ?? [],
    },
  };
}

/** Use a passkey. @param {Json} options @param {{byItself?: boolean, signal?: AbortSignal}} [how] `byItself`: only if somebody picks it in a field @returns {Promise<Json>} */
export async function usePasskey(options, { byItself = false, signal } = {}) {
  const { challenge, allowCredentials, ...rest } = /** @type {{challenge: string, allowCredentials?: Named[]}} */ (
    options
  );
  const publicKey = { ...rest, challenge: bytes(challenge), allowCredentials: named(allowCredentials) };
  const used = /** @type {PublicKeyCredential} */ (
    await navigator.credentials.get({ publicKey, signal, mediation: byItself ? "conditional" : "optional" })
  );
  const answer = /** @type {AuthenticatorAssertionResponse} */ (used.response);
  return {
    ...common(used),
    response: {
      clientDataJSON: text(answer.clientDataJSON),
      authenticatorData: text(answer.authenticatorData),
      signature: text(answer.signature),
      userHandle: answer.userHandle ? text(answer.userHandle) : null,
    },
  };
}

/** @param {PublicKeyCredential} one */
const common = (one) => ({
  id: one.id,
  rawId: text(one.rawId),
  type: one.type,
  authenticatorAttachment: one.authenticatorAttachment,
  clientExtensionResults: one.getClientExtensionResults(),
});

/** Whether somebody has only closed the browser's own window. @param {unknown} error */
export const isGivenUp = (error) =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
