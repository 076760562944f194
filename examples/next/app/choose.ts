'use server';
import { cookies } from 'next/headers';
import { choiceOf, languages, themes } from './choices';

const year = 365 * 24 * 60 * 60;

export async function chooseTheme(form: FormData) {
  const theme = choiceOf(themes, String(form.get('theme')));
  (await cookies()).set('theme', theme, { maxAge: year, sameSite: 'lax' });
}

export async function chooseLanguage(form: FormData) {
  const language = choiceOf(languages, String(form.get('language')));
  (await cookies()).set('language', language, { maxAge: year, sameSite: 'lax' });
}
