import { DownloadOutlined } from '@ant-design/icons'
import { IMPORT_MISTAKES_MAX, type ImportMistake, type ImportResult } from '@tutu/contract/definition/import'
import { Alert, Button, Grid, Table, type TableColumnsType } from 'antd'
import { saveCsv } from './save-file.ts'
import { type ImportText, useImportText } from './text.ts'

const PAGE = 20

type Numbered = ImportMistake & { key: number }

/** What is wrong with a file, cell by cell, and a way to have it beside the file. */
export function MistakeList({ name, result }: { name: string; result: ImportResult }) {
  const text = useImportText()
  const isPhone = !Grid.useBreakpoint().sm
  const rows = result.mistakes.map((mistake, key): Numbered => ({ ...mistake, key }))
  const save = () => {
    const headings = [text('line'), text('column'), text('value'), text('reason')]
    const lines = result.mistakes.map(({ line, heading, value, reason }) => [
      String(line),
      heading ?? '',
      value,
      reason,
    ])
    saveCsv(text('mistakesName', { name: name.replace(/\.\w+$/, '') }), [headings, ...lines])
  }
  return (
    <section className="import-mistakes">
      <div className="import-mistakes-head">
        <h3>{text('mistakes')}</h3>
        <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={save}>
          {text('downloadMistakes')}
        </Button>
      </div>
      {result.partial && (
        <Alert type="warning" showIcon title={text('partial', { max: text.number(IMPORT_MISTAKES_MAX) })} />
      )}
      <Table
        size="small"
        columns={isPhone ? narrow(text) : wide(text)}
        dataSource={rows}
        pagination={{ pageSize: PAGE, showSizeChanger: false, hideOnSinglePage: true, size: 'small' }}
      />
    </section>
  )
}

const wide = (text: ImportText): TableColumnsType<Numbered> => [
  { title: text('line'), dataIndex: 'line', width: 72 },
  { title: text('column'), width: 160, render: (_, { heading }) => heading ?? text('wholeRow') },
  { title: text('value'), width: 200, render: (_, mistake) => valueOf(mistake, text) },
  { title: text('reason'), dataIndex: 'reason' },
]

const narrow = (text: ImportText): TableColumnsType<Numbered> => [
  { title: text('line'), dataIndex: 'line', width: 56 },
  {
    title: text('reason'),
    render: (_, mistake) => (
      <>
        <strong>{mistake.heading ?? text('wholeRow')}</strong>
        <span className="import-samples">{valueOf(mistake, text)}</span>
        {mistake.reason}
      </>
    ),
  },
]

const valueOf = ({ heading, value }: ImportMistake, text: ImportText): string =>
  heading !== null && value === '' ? text('emptyCell') : value
