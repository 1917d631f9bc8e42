import { formatBytes } from '@tutu/contract/core/bytes'
import { Download } from 'lucide-react'
import type { LessonDetail } from '../../lib/public-api.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The files that go with a lesson, each with what it is and how large. */
export function Materials({ lesson: { materials = [], materials_info: infos = [] } }: { lesson: LessonDetail }) {
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (materials.length === 0) return null
  return (
    <section aria-labelledby="materials" className="mt-10">
      <h2 id="materials" className="mb-3 text-2xl font-bold">
        {t('materials')}
      </h2>
      <ul className="material-list">
        {materials.map((path, at) => {
          const info = infos[at]
          const name = info?.name ?? path.slice(path.lastIndexOf('/') + 1)
          return (
            <li key={path}>
              <a href={asset(path)} download={name} className="material">
                <Download aria-hidden className="size-6 shrink-0" />
                <span className="min-w-0 grow">
                  <span className="block font-bold wrap-anywhere">{name}</span>
                  <span className="block text-sm text-muted">
                    {t('download')}
                    {info && ` · ${info.suffix.toUpperCase()} · ${formatBytes(info.size)}`}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
