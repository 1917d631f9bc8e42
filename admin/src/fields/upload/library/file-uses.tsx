import { useQuery } from '@tanstack/react-query'
import type { FileUse } from '@tutu/contract/api/routine-attachment'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { Alert, Button, Skeleton } from 'antd'
import { Link } from 'react-router'
import { api } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { useUploadText } from '../text.ts'
import type { LibraryFile } from './library-file.ts'
import { definitionNamed } from '../../../stores/definitions.ts'

/** The records a file is used in, each with the way to it. */
export function FileUses({ file }: { file: LibraryFile }) {
  const text = useUploadText()
  const language = useLanguage()
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['resource', 'routine.attachment', 'usage', language, file.id],
    queryFn: async ({ signal }) =>
      (await api.call('GET /admin/routine.attachment/usage', { query: { id: file.id } }, { signal, showError: false }))
        .data,
  })
  const more = data ? data.total - data.list.length - data.hidden : 0
  return (
    <section>
      <h3>{text('uses')}</h3>
      {isError ? (
        <Alert
          type="error"
          showIcon
          title={text('usesFailed')}
          description={error.message}
          action={<Button onClick={() => void refetch()}>{text('tryAgain')}</Button>}
        />
      ) : data === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : data.total === 0 ? (
        <p className="upload-hint">{text('unused')}</p>
      ) : (
        <ul className="file-uses">
          {data.list.map((use) => (
            <li key={`${use.resource} ${use.id} ${use.field}`}>
              <Use use={use} />
            </li>
          ))}
          {data.hidden > 0 && <li>{text('hiddenUses', { count: data.hidden })}</li>}
          {more > 0 && <li>{text('moreUses', { count: more })}</li>}
        </ul>
      )}
    </section>
  )
}

function Use({ use: { resource, title, id, name, field } }: { use: FileUse }) {
  const definition = definitionNamed(resource)
  return (
    <>
      {definition && name ? (
        <Link to={`/admin/${permissionNode(definition)}?open=${id}`}>
          {title} · {name}
        </Link>
      ) : (
        title
      )}{' '}
      <span className="file-use-field">({field})</span>
    </>
  )
}
