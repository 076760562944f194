/** @import { Locator } from 'playwright' */

/**
 * The text of an element.
 *
 * @param {Locator} element
 */
export async function textOf(element) {
  return (await element.textContent()) ?? '';
}

/**
 * An attribute that an element must have.
 *
 * @param {Locator} element
 * @param {string} name
 */
export async function attributeOf(element, name) {
  const value = await element.getAttribute(name);
  if (value === null) throw new Error(`${element} has no ${name}`);
  return value;
}

/**
 * The place of an element that must be visible, in css px.
 *
 * @param {Locator} element
 */
export async function boxOf(element) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible`);
  return box;
}
