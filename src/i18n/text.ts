import type { messages } from './locales/en';
import type { Translation } from './translation';

type Messages = typeof messages;
export type Namespace = keyof Messages;

/** Texts in any language, by namespace. */
export type Texts = { [Name in Namespace]?: Translation<Messages[Name]> };

/** Dotted paths to every string below. */
type Paths<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Paths<Node[Key]>}`;
}[keyof Node & string];

/** Keys with their namespace, such as `trade:order.title`. */
export type QualifiedKey = { [Name in Namespace]: `${Name}:${Paths<Messages[Name]>}` }[Namespace];

/** Values for the placeholders of a text. `context` selects the text `<key>_<context>`. */
export type TextParams = Record<string, string | number>;

/** Translates a key of any namespace. A key that no locale has does not compile. */
export type Translate = (key: QualifiedKey, params?: TextParams) => string;

/** Translates the keys of one namespace without their prefix, and all others with it. */
export type Text<Name extends Namespace> = (
  key: Paths<Messages[Name]> | QualifiedKey,
  params?: TextParams,
) => string;
