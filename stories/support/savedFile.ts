/** The file that the page has last offered as a download. */
export const saved: { name: string; file: File | undefined } = { name: '', file: undefined };

/** Keeps downloads in `saved` instead of handing them to the browser, until the returned function is called. */
export function keepDownload(): () => void {
  Object.assign(saved, { name: '', file: undefined });
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (file: File) => {
    saved.file = file;
    return 'blob:saved';
  };
  HTMLAnchorElement.prototype.click = function save() {
    saved.name = this.download;
  };
  return () => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  };
}
