import { cookies } from 'next/headers';
import { choiceOf, languages, themes } from './choices';

/** Theme and language of the visitor. */
export async function readChoices() {
  const jar = await cookies();
  return {
    theme: choiceOf(themes, jar.get('theme')?.value),
    language: choiceOf(languages, jar.get('language')?.value),
  };
}
