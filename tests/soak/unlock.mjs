/**
 * Money that is locked up looks free to the phones of a context a moment before it comes back by itself: then alone it
 * can be asked for.
 */
export const unlock = (context) =>
  context.route('**/api/vue/lockUp/Record', (route) => unlocked(route).catch(() => {}));

async function unlocked(route) {
  const response = await route.fetch();
  const answer = await response.json();
  if (answer.data) answer.data.unlockAt = answer.data.boughtAt;
  await route.fulfill({ response, json: answer });
}
