import { formatBytes } from '@tutu/contract/core/bytes'
import type { FileInfo } from '@tutu/contract/core/upload'
import { Download } from 'lucide-react'
import { useSite } from '../lib/use-site.ts'

/** A file to take along: what it is called, what it is and how large, as far as that is known. `download`: the word for it. */
export function Material({
  path,
  info,
  download,
}: {
  path: string
  info: FileInfo | null | undefined
  download: string
}) {
  const { asset } = useSite()
  const name = info?.name ?? path.slice(path.lastIndexOf('/') + 1)
  return (
    <a href={asset(path)} download={name} className="material">
      <Download aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0 grow">
        <span className="block font-bold wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted">
          {download}
          {info && ` · ${info.suffix.toUpperCase()} · ${formatBytes(info.size)}`}
        </span>
      </span>
    </a>
  )
}
