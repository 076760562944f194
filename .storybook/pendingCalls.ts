const pending = new Set<XMLHttpRequest>();

/** Tracks every call that the page makes. */
export function trackCalls(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    pending.add(this);
    this.addEventListener('loadend', () => pending.delete(this));
    send.call(this, body);
  };
}

/** Aborts calls of the previous story, because their time-outs would be reported in the current one. */
export function abortPendingCalls(): void {
  for (const call of pending) call.abort();
}
