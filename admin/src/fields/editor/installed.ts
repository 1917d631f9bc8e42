import type { EditorField } from '@tutu/contract/fields/editor'
import type { ComponentType } from 'react'
import type { InputProps } from '../../kit/face.ts'

type Editor = ComponentType<InputProps<EditorField>>

let installed: Editor | undefined

/** Whatever a module has to lay texts out with, in the place of their Markdown. It is given HTML, and answers it. */
export function registerEditor(editor: Editor): void {
  if (installed) throw new Error('There is a rich-text editor already')
  installed = editor
}

export const installedEditor = (): Editor | undefined => installed
