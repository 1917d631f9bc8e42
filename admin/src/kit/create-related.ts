import { createContext } from 'react'

/** A row of another resource to be made while a form is open. */
export type RelatedRow = {
  /** Name of the resource. */
  to: string
  /** What was typed: what names the row. */
  typed: string
  /** Values it begins with besides, by field. */
  presets?: Record<string, unknown> | undefined
  onCreated: (id: number) => void
}

export type CreateRelated = {
  /** The row that a command is done with: new rows may begin with what it says. */
  of?: Readonly<Record<string, unknown>> | undefined
  /** Whether the caller may. */
  canCreate: (to: string) => boolean
  create: (related: RelatedRow) => void
}

/** null where there is no form to come back to, or forms lie over each other deep enough. */
export const CreateRelatedContext = createContext<CreateRelated | null>(null)
