import { ArrowRightOutlined } from '@ant-design/icons'
import type { Definition } from '@tutu/contract/definition/define-resource'
import type { RowChanges } from '@tutu/contract/definition/history'
import { LANGUAGES, type Language } from '@tutu/contract/core/languages'
import type { Field } from '@tutu/contract/fields/index'
import { Button, Tag, theme } from 'antd'
import { Fragment } from 'react'
import { faceOf } from '../../fields/index.ts'
import { isBlank, isLocalized, type Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { Mark, TextDiff } from './text-diff.tsx'
import './history.css'

type Props = {
  definition: Definition
  changes: RowChanges
  /** Puts one field back; absent where the caller may not, or nothing can be. */
  onRestore?: ((field: string) => void) | undefined
  busy?: boolean
}

/** What changed in a record, field by field: what it held, and what it holds since. */
export function Changes({ definition, changes, onRestore, busy = false }: Props) {
  const text = useText()
  const { token } = theme.useToken()
  const { fields, secrets, before, after } = changes
  const label = (name: string) => definition.fields[name]?.label[text.language] ?? name
  return (
    <dl className="changes">
      {fields.map((name) => {
        const field = definition.fields[name]
        if (!field) return null
        return (
          <Fragment key={name}>
            <dt style={{ color: token.colorTextSecondary }}>
              {label(name)}
              {onRestore && !field.readonly && (
                <Button
                  type="link"
                  size="small"
                  disabled={busy}
                  aria-label={text('actionOf', { action: text('revertField'), name: label(name) })}
                  onClick={() => onRestore(name)}
                >
                  {text('revertField')}
                </Button>
              )}
            </dt>
            <dd>
              <FieldChange definition={definition} name={name} field={field} before={before} after={after} />
            </dd>
          </Fragment>
        )
      })}
      {secrets.map((name) => (
        <Fragment key={name}>
          <dt style={{ color: token.colorTextSecondary }}>{label(name)}</dt>
          <dd>{text('secretChanged')}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

type SideProps = {
  definition: Definition
  name: string
  field: Field
  before: RowChanges['before']
  after: RowChanges['after']
}

/** What one field held, and what it holds since. */
export function FieldChange({ definition, name, field, before, after }: SideProps) {
  const text = useText()
  if (isLocalized(field)) {
    const [was, is] = [before, after].map((side) => (side[`${name}_i18n`] ?? {}) as Partial<Record<Language, string>>)
    const changed = LANGUAGES.filter((language) => language in was! || language in is!)
    return changed.map((language) => (
      <div key={language} className="changes-text">
        <Tag>{text.nameOf(language)}</Tag>
        <TextDiff before={was![language] ?? ''} after={is![language] ?? ''} content={language} />
      </div>
    ))
  }
  const { shownWhole, toText } = faceOf(field)
  const whole = (value: unknown) => (shownWhole && value !== null && toText ? toText(value, field, text) : '')
  const [was, is] = [whole(before[name]), whole(after[name])]
  if (was && is) return <TextDiff before={was} after={is} content={text.language} />
  return (
    <div className="changes-values">
      <Mark as="del">
        <Value definition={definition} name={name} field={field} row={before as Row} />
      </Mark>
      <ArrowRightOutlined aria-label={text('changedTo')} />
      <Mark as="ins">
        <Value definition={definition} name={name} field={field} row={after as Row} />
      </Mark>
    </div>
  )
}

type ValueProps = { definition: Definition; name: string; field: Field; row: Row }

function Value({ definition, name, field, row }: ValueProps) {
  const text = useText()
  const { Cell } = faceOf(field)
  const value = row[name]
  if (value === undefined || isBlank(field, value)) return <>{text('emptyValue')}</>
  return <Cell name={name} field={field} value={value} row={row} rowName="" definition={definition} />
}
