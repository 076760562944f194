const open = new Set<XMLHttpRequest>();

/** Notes every call that the page makes. */
export function watchCalls(): void {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    open.add(this);
    this.addEventListener('loadend', () => open.delete(this));
    send.call(this, body);
  };
}

/** Breaks off what a former story still waits for: its time-out would be told in the present one. */
export function breakOffCalls(): void {
  for (const call of open) call.abort();
}
