// Loaded when a document is first entered.
import type { JsonField } from '@tutu/contract/fields/json'
import { Button, Input } from 'antd'
import type { InputProps } from '../kit/face.ts'
import { useInputText } from './input-text.ts'
import { jsonText } from './json.tsx'

/** The document laid out anew; undefined where what is typed is none. */
function tidied(typed: string): string | undefined {
  try {
    return jsonText(JSON.parse(typed))
  } catch {
    return undefined
  }
}

export function JsonInput({ id, value, onChange }: InputProps<JsonField>) {
  const text = useInputText()
  const shown = jsonText(value)
  const tidy = tidied(shown)
  return (
    <div className="json-input">
      <Input.TextArea
        id={id}
        value={shown}
        spellCheck={false}
        autoSize={{ minRows: 4, maxRows: 16 }}
        onChange={(event) => onChange(event.target.value)}
      />
      {tidy !== undefined && tidy !== shown && (
        <Button size="small" type="link" onClick={() => onChange(tidy)}>
          {text('tidy')}
        </Button>
      )}
    </div>
  )
}
