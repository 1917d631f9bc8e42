import { useQuery } from '@tanstack/react-query'
import { permissionNode } from '@tutu/contract/definition/define-resource'
import { attachmentFolder } from '@tutu/contract/resources/attachment-folder'
import { useMemo } from 'react'
import { asText, type Row } from '../../../kit/face.ts'
import { api } from '../../../lib/api.ts'
import { useCanAt } from '../../../lib/permission.tsx'

/** `level`: how deep it lies, 0 at the top; `files`: how many it holds itself. */
export type Folder = { id: number; name: string; level: number; files: number }

/** The value of `folder_id` that means none. */
export const NO_FOLDER = 0

/** What the caller may do with folders, whatever screen they are on. */
export const useCanFolders = () => useCanAt(`/admin/${permissionNode(attachmentFolder)}`)

/** The folders of the library from the top, each before those in it; none for whoever may not see them. */
export function useFolders() {
  const enabled = useCanFolders()('index')
  const { data, isError, refetch } = useQuery({
    queryKey: ['resource', attachmentFolder.base, 'tree'],
    enabled,
    queryFn: ({ signal }) =>
      api.get<{ list: Row[] }>(`/admin/${attachmentFolder.base}/index`, {}, { signal, showError: false }),
  })
  const folders = useMemo(() => flat(data?.list ?? [], 0), [data])
  return { enabled, folders, isLoading: enabled && data === undefined && !isError, isError, refetch }
}

function flat(rows: readonly Row[], level: number): Folder[] {
  return rows.flatMap((row) => [
    { id: row.id, name: asText(row.name), level, files: Number(row.files ?? 0) },
    ...flat((row.children as Row[] | undefined) ?? [], level + 1),
  ])
}
