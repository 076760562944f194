/** BCP 47 tags of the languages. */
export const languages = ['en', 'de', 'ja', 'zh-Hant-TW'] as const;
export type Language = (typeof languages)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A choice from a cookie, which may hold anything. */
export const choiceOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]], typed?: string) =>
  choices.find((choice) => choice === typed) ?? choices[0];
