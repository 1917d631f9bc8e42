import { answer, callout, codeBlock, type Edit, heading, lineMarks, type Selected, wrap } from './marks.ts'
import type { EditorText } from './text.ts'
import type { Action } from './toolbar.tsx'

/** What an action of the toolbar does to the text; undefined: something is to be asked first. */
export function apply(action: Action, selected: Selected, text: EditorText): Edit | undefined {
  if ('heading' in action) return heading(selected, action.heading)
  if ('fence' in action) return codeBlock(selected, action.fence, text('sampleCode'))
  if ('callout' in action) return callout(selected, action.callout, text('sampleBox'))
  if ('answer' in action) return answer(selected, text('sampleAnswerTitle'), text('sampleBox'))
  if ('ask' in action) return undefined
  switch (action.mark) {
    case 'bold':
      return wrap(selected, '**', text('sampleBold'))
    case 'italic':
      return wrap(selected, '*', text('sampleItalic'))
    case 'code':
      return wrap(selected, '`', text('sampleCode'))
    default:
      return lineMarks(selected, action.mark)
  }
}
