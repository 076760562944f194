import { readStored } from './exchangeInPage.mjs';

/** @import { Page } from 'playwright' */

/* Scripts that run in a page before its own, and helpers for them. */

/** Fails the first reads of IndexedDB: as many as the page before has noted. */
export function failReads() {
  // The empty page before the first one has no storage.
  if (window.origin === 'null') return;
  const { get } = IDBObjectStore.prototype;
  window.failing = Number(window.localStorage.getItem('failing') ?? 0);
  IDBObjectStore.prototype.get = function failing(...args) {
    window.failing = (window.failing ?? 0) - 1;
    if (window.failing < 0) return get.apply(this, args);
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  };
}

/**
 * Reloads the page, whose first reads fail.
 *
 * @param {Page} page
 * @param {number} reads
 */
export async function reloadFailing(page, reads) {
  await page.evaluate((reads) => window.localStorage.setItem('failing', String(reads)), reads);
  await page.reload();
}

/**
 * Reads the stored exchange although the reads of the page fail.
 *
 * @param {Page} page
 */
export async function readDespite(page) {
  await page.evaluate(() => {
    window.failing = 0;
  });
  return readStored(page);
}

/** Fails each write to IndexedDB while the storage is full. */
export function failWritesWhenFull() {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function full(...args) {
    if (window.full) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    return put.apply(this, args);
  };
}

/**
 * Fills the storage, or makes room in it.
 *
 * @param {Page} page
 * @param {boolean} full
 */
export const setFull = (page, full) =>
  page.evaluate((full) => {
    window.full = full;
  }, full);

/** Takes IndexedDB away. */
export function withoutDatabase() {
  Object.defineProperty(window, 'indexedDB', { value: undefined });
}

/** Forbids Web Locks and service workers. */
export function forbidden() {
  if (window.origin === 'null') return;
  const forbid = async () => {
    throw new DOMException('Access is denied in this context', 'SecurityError');
  };
  navigator.locks.request = forbid;
  navigator.serviceWorker.getRegistration = forbid;
  navigator.serviceWorker.register = forbid;
}

/** The exchange fails at every call of the first page of the tab. */
export function failFirstStart() {
  const starts = Number(window.sessionStorage.getItem('starts') ?? 0);
  window.sessionStorage.setItem('starts', String(starts + 1));
  if (starts !== 1) return;
  // The exchange writes its clock into each answer.
  Date.prototype.toUTCString = () => {
    throw new Error('planted');
  };
}
