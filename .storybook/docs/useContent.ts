import { type RefObject, useEffect, useState } from 'react';
import { type Content, watchContent } from './framedPage';

/** What a frame shows of its story; undefined until that is drawn. */
export function useContent(frame: RefObject<HTMLIFrameElement | null>): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    const element = frame.current;
    let stop = () => {};
    const start = () => {
      stop();
      if (element?.contentDocument) stop = watchContent(element.contentDocument, setContent);
    };
    element?.addEventListener('load', start);
    return () => {
      element?.removeEventListener('load', start);
      stop();
    };
  }, [frame]);
  return content;
}
