/** Asks the exchange in the page, as the app does. */
export function call(page, path, payload) {
  return page.evaluate(
    async ([path, payload]) => {
      const { tokend: token, account } = window.localStorage;
      const headers = { 'content-type': 'application/json', token, account };
      const response = await fetch(`api/vue${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(payload),
      });
      const { status, msg, data } = await response.json();
      if (status !== 1) throw new Error(msg);
      return data;
    },
    [path, payload],
  );
}

/** Ids of the open positions. */
export async function heldPositions(page) {
  const answer = await call(page, '/trade/Positions', {
    source: 'competition',
    group: 'inProgress',
    page: 1,
  });
  return (answer.items ?? answer).map(({ id }) => id).toSorted();
}
