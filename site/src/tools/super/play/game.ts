import type { Level } from '@tutu/learning/super/levels/ready'
import type { Program } from '@tutu/learning/super/program'
import type { Scenery } from '../../../ui/super-field/pictures.tsx'

/** A level as the screen shows it, wherever it comes from. */
export type Game = {
  /** What is kept of it on the device is under this; '' where nothing is. */
  readonly id: string
  readonly title: string
  readonly lesson: string
  readonly hint?: string
  readonly level: Level
  readonly scenery: Scenery
  readonly accent: string
  readonly back: { readonly href: string; readonly label: string }
  readonly next?: { readonly href: string; readonly label: string }
  /** Put in when it opens. */
  readonly program?: Program
  readonly onSolved?: (program: Program) => void
}
