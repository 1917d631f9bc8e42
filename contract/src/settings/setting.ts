import type { Field } from '../fields/index.ts'
import type { Localized } from '../core/languages.ts'

/** A setting is a field, with what only settings need. Plain data, like definitions. */
export type SettingField = Field & {
  /** Encrypted at rest and never sent: whoever asks learns only whether it is set (`SECRET_SET`). A text field. */
  secret?: true
  /** Settings that say where a secret is sent to: changing one of them asks for the secret again. */
  sentTo?: readonly string[]
  /** Says where browsers load code or files from, or where money goes: only super administrators change it, whoever else may edit settings. */
  superOnly?: true
  /** A number of bytes, entered in kB, MB or GB. */
  bytes?: true
  /** What it holds at first; absent: '', 0, false or nothing. */
  default?: unknown
}

/** How a tab is tried as it is filled in, saved or not (decision 377). */
export type TrySettings = {
  /** At `/admin/routine.config/`; it gets the tab's settings, and what is asked for. */
  readonly call: 'sendTestMail' | 'sendTestMessage' | 'tryStorage'
  /** The right that it needs. */
  readonly right: 'sendTestMail' | 'edit'
  readonly title: Localized
  readonly hint: Localized
  readonly button: Localized
  /** Above what came of it. */
  readonly done: Localized
  readonly failed: Localized
  /** What is asked for besides, by its name in the call. */
  readonly asks: Readonly<Record<string, Field>>
  /** Settings that may hold an address, the likeliest first: what is asked for begins with it. */
  readonly suggestedBy?: readonly string[]
}

/** A tab of the settings screen; `groups` are the headings of its fields, as in definitions. */
export type SettingsGroup = {
  readonly title: Localized
  /** Said above the fields. */
  readonly hint?: Localized
  readonly groups?: Readonly<Record<string, Localized>>
  readonly fields: Readonly<Record<string, SettingField>>
  readonly tries?: TrySettings
}

/** Stands in answers for a secret that is set; posted back it means "as it is". */
export const SECRET_SET = '••••••••'

/** Checks a group's shape and keeps its literal types. */
export function defineSettings<const G extends SettingsGroup>(group: G): G {
  return group
}

/** What a setting of this field holds: never null, '' and 0 are nothing. */
export type SettingValue<F> = F extends { kind: 'switch' }
  ? boolean
  : F extends { kind: 'number' }
    ? number
    : F extends { localized: true }
      ? Localized
      : F extends { kind: 'select'; options: infer O }
        ? keyof O & string
        : F extends { kind: 'multi-select'; options: infer O }
          ? (keyof O & string)[]
          : string
