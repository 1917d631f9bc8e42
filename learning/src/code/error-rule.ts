import type { Localized } from '@tutu/contract/core/languages'

/** What a program ended with, as its language says it. `line`: in the program, from 1; 0: nowhere in it. */
export type ProgramError = { readonly name: string; readonly message: string; readonly line: number }

/** `{0}`: the whole message; `{1}`, `{2}`: what the rule's message catches. */
export type Words = { what: Localized; cause: Localized }
/** Of the error's name and message, the first that fits. */
export type Rule = readonly [name: RegExp, message: RegExp, words: Words]
