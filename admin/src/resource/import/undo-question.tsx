import { type Definition, permissionNode } from '@tutu/contract/definition/define-resource'
import type { ImportRun, ImportUndo } from '@tutu/contract/definition/import'
import { countOf } from '@tutu/contract/definition/row-names'
import { Alert } from 'antd'
import { modal } from '../../lib/message.ts'
import { type ImportText, useImportText } from './text.ts'

const WIDTH = 560

type Asked = { definition: Definition; run: ImportRun; text: ImportText }

/** Says what taking an import back would do, and asks; resolves to the answer. */
export function confirmUndo(undo: ImportUndo, { definition, run: { name }, text }: Asked): Promise<boolean> {
  const { removed, restored, recycled } = undo
  const isNothing = removed + restored === 0
  const count = (rows: number): string => countOf(definition, rows, text.language)
  const lines = [
    ...(removed > 0 ? [text(recycled ? 'undoRemoves' : 'undoDeletes', { count: count(removed) })] : []),
    ...(restored > 0 ? [text('undoRestores', { count: count(restored) })] : []),
  ]
  const content = (
    <div className="import-undo">
      {lines.length > 0 && (
        <ul className="deletion-effects">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <KeptRows definition={definition} undo={undo} />
    </div>
  )
  return new Promise((resolve) => {
    if (isNothing) {
      const [title, okText] = [text('undoNothing', { name }), text('close')]
      modal.confirm({ title, okText, content, okCancel: false, width: WIDTH, onOk: () => resolve(false) })
      return
    }
    modal.confirm({
      title: text('undoTitle', { name }),
      content,
      okText: text('undo'),
      okButtonProps: { danger: true },
      cancelText: text('undoCancel'),
      focusable: { autoFocusButton: 'cancel' },
      width: WIDTH,
      onOk: () => resolve(true),
      onCancel: () => resolve(false),
    })
  })
}

/** The rows that stay as they are when an import is taken back, each with its reason and the way to it. */
export function KeptRows({ definition, undo: { staying, kept, gone } }: { definition: Definition; undo: ImportUndo }) {
  const text = useImportText()
  const more = staying - kept.length
  return (
    <>
      {staying > 0 && (
        <Alert
          type="warning"
          showIcon
          title={text('undoStaying', { count: countOf(definition, staying, text.language) })}
          description={
            <ul className="deletion-effects import-kept">
              {kept.map(({ id, name, reason }) => (
                <li key={id}>
                  <a href={`/admin/${permissionNode(definition)}?open=${id}`} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                  {text('undoReason', { reason })}
                </li>
              ))}
              {more > 0 && <li>{text('undoMore', { count: text.number(more) })}</li>}
            </ul>
          }
        />
      )}
      {gone > 0 && (
        <p className="import-said">{text('undoGone', { count: countOf(definition, gone, text.language) })}</p>
      )}
    </>
  )
}
