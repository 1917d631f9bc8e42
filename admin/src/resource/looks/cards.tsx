// Loaded when a list is first looked at as cards.
import { isTold } from '@tutu/contract/definition/form-conditions'
import { Checkbox, theme } from 'antd'
import { type CSSProperties, useId } from 'react'
import { faceOf } from '../../fields/index.ts'
import { Picture, pictureInfos } from '../../fields/upload/picture.tsx'
import { asText, type Row } from '../../kit/face.ts'
import { useText } from '../../kit/text.ts'
import { Bar } from '../bar.tsx'
import { rowName, titleName } from '../columns.tsx'
import { ListPager } from '../pager.tsx'
import type { ResourceBodyProps } from '../resource-table.tsx'
import { RowButtons, useRowButtons } from '../row-buttons.tsx'
import { buttonsOf } from '../row-panels.ts'
import { sitePage } from '../site-page.ts'
import { openOf } from './opens.ts'
import './looks.css'

/** px, one of the widths thumbnails are made in. */
const PICTURE_WIDTH = 320

/** The rows of a list as cards with their pictures. */
export function Cards(props: ResourceBodyProps) {
  const { answer, loading, canSelect, selected, onSelect } = props
  const text = useText()
  const { token } = theme.useToken()
  const colours = { '--card': token.colorBgElevated, '--line': token.colorBorderSecondary } as CSSProperties
  const rows = answer?.list
  if (rows === undefined) {
    return (
      <ul className="cards" style={colours} aria-busy>
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index} className="card">
            <span className="card-picture" />
            <Bar width="60%" />
          </li>
        ))}
      </ul>
    )
  }
  if (rows.length === 0) return <>{props.empty}</>
  const isAll = rows.every(({ id }) => selected.includes(id))
  return (
    <>
      {canSelect && (
        <Checkbox
          checked={isAll}
          indeterminate={!isAll && rows.some(({ id }) => selected.includes(id))}
          onChange={() => onSelect(isAll ? [] : rows.map(({ id }) => id))}
        >
          {text('selectAll')}
        </Checkbox>
      )}
      <ul className="cards" style={colours} aria-busy={loading}>
        {rows.map((row) => (
          <Card key={row.id} {...props} row={row} />
        ))}
      </ul>
      <ListPager {...props} />
    </>
  )
}

function Card(props: ResourceBodyProps & { row: Row }) {
  const { definition, row, actions, canSelect, selected, onSelect, onEdit, onPanel } = props
  const text = useText()
  const id = useId()
  const buttons = useRowButtons(definition, false)
  const { picture = '', fields = [] } = definition.views?.cards ?? {}
  const name = rowName(definition, row)
  const open = openOf(definition, row, buttons, props)
  const path = asText(row[picture])
  const [info] = pictureInfos(row, picture)
  const isChosen = selected.includes(row.id)
  return (
    <li className={isChosen ? 'card is-chosen' : 'card'} aria-labelledby={id}>
      <span className="card-picture">{path && <Picture path={path} width={PICTURE_WIDTH} info={info} />}</span>
      {canSelect && (
        <Checkbox
          className="card-choice"
          aria-label={name}
          checked={isChosen}
          onChange={() => onSelect(isChosen ? selected.filter((one) => one !== row.id) : [...selected, row.id])}
        />
      )}
      {open ? (
        // The whole of the card answers to a click on its name.
        <button type="button" id={id} className="card-name" onClick={open}>
          {name}
        </button>
      ) : (
        <span id={id} className="card-name">
          {name}
        </span>
      )}
      <dl>
        {fields.map((one) => {
          const field = definition.fields[one]
          if (!field || !isTold(field, row)) return null
          const { Cell } = faceOf(field)
          return (
            <div key={one}>
              <dt>{field.label[text.language]}</dt>
              <dd>
                <Cell name={one} field={field} value={row[one]} row={row} rowName={name} definition={definition} />
              </dd>
            </div>
          )
        })}
      </dl>
      <RowButtons
        definition={definition}
        buttons={buttonsOf(definition, row, buttons)}
        rowName={name}
        onEdit={() => onEdit(row.id)}
        deletion={actions.deletion([row.id], titleName(definition, row))}
        onPanel={(button) => onPanel(button, row)}
        page={sitePage(definition, row, text.language)}
      />
    </li>
  )
}
