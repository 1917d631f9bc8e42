// What is printed of a row, for somebody to take along (`slip` of its definition).
import { IconView } from '../fields/icon-view.tsx'
import { controllerBase } from '@tutu/contract/definition/controller-base'
import type { Definition, Slip } from '@tutu/contract/definition/define-resource'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { faceOf } from '../fields/index.ts'
import type { Row } from '../kit/face.ts'
import { useText } from '../kit/text.ts'
import { api } from '../lib/api.ts'
import { definitionNamed } from '../stores/definitions.ts'
import { useSiteConfig } from '../stores/site-config.ts'
import { rowName } from './columns.tsx'
import { isQuiet, RowFacts } from './row-facts.tsx'
import { columnLabel } from './table-settings.tsx'

type Props = { definition: Definition; row: Row }

/** Rows of one sheet, beyond what anybody orders at once. */
const LINES_MAX = 100

/** Prints the sheet that goes with a row, where there is one: the browser shows it before. */
export function SlipButton({ definition, row }: Props) {
  const text = useText()
  const { slip } = definition
  const [isAsked, setAsked] = useState(false)
  /** Present: on paper there is nothing but them and their row. */
  const [lines, setLines] = useState<readonly Row[]>()
  useEffect(() => {
    if (!lines) return
    const done = () => setLines(undefined)
    window.addEventListener('afterprint', done)
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [lines])
  if (!slip) return null

  const ask = async () => {
    setAsked(true)
    try {
      setLines(await linesOf(slip, row))
    } finally {
      setAsked(false)
    }
  }
  return (
    <>
      <Button icon={<IconView name="PrinterOutlined" />} loading={isAsked} onClick={() => void ask()}>
        {text('printSlip', { title: slip.title[text.language] })}
      </Button>
      {lines && createPortal(<Sheet definition={definition} slip={slip} row={row} lines={lines} />, document.body)}
    </>
  )
}

/** None where the caller may not list them: the row says in short what they are. */
async function linesOf({ lines: { resource, by } }: Slip, { id }: Row): Promise<readonly Row[]> {
  const definition = definitionNamed(resource)
  if (!definition) return []
  const params = { search: [{ field: by, operator: '=', val: String(id) }], limit: LINES_MAX }
  const { list } = await api.get<{ list: readonly Row[] }>(`/admin/${controllerBase(definition)}/index`, params)
  return list
}

function Sheet({ definition, slip, row, lines }: Props & { slip: Slip; lines: readonly Row[] }) {
  const text = useText()
  const siteName = useSiteConfig((site) => site.siteName)
  const of = definitionNamed(slip.lines.resource)
  const columns = of
    ? slip.lines.fields.filter((name) => !lines.every((line) => isQuiet(of.fields[name]!, line[name])))
    : []
  const names = lines.length > 0 ? slip.fields : [...slip.fields, slip.lines.otherwise]
  return (
    <section className="print-sheet">
      <p>{siteName}</p>
      <h1>{slip.title[text.language]}</h1>
      <RowFacts definition={definition} row={row} names={names.filter((name) => isSaid(row[name]))} />
      {of && lines.length > 0 && (
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {columnLabel(of, name, text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                {columns.map((name) => {
                  const field = of.fields[name]!
                  const { Cell } = faceOf(field)
                  const cell = { name, field, value: line[name], row: line, rowName: rowName(of, line), definition: of }
                  return (
                    <td key={name}>
                      <Cell {...cell} />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''
