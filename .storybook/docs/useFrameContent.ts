import { type RefObject, useEffect, useState } from 'react';
import { type Content, watchContent } from './framedPage';

/** Content of the story in an iframe; undefined until it is rendered. */
export function useFrameContent(frame: RefObject<HTMLIFrameElement | null>): Content | undefined {
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
