import type { LessonDetail } from '../../lib/public-api.ts'
import { useText } from '../../lib/use-site.ts'
import { Material } from '../../ui/material.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The files that go with a lesson, each with what it is and how large. */
export function Materials({ lesson: { materials = [], materials_info: infos = [] } }: { lesson: LessonDetail }) {
  const t = useText({ 'zh-cn': zhCn, en })
  if (materials.length === 0) return null
  return (
    <section aria-labelledby="materials" className="mt-10">
      <h2 id="materials" className="mb-3 text-2xl font-bold">
        {t('materials')}
      </h2>
      <ul className="material-list">
        {materials.map((path, at) => (
          <li key={path}>
            <Material path={path} info={infos[at]} download={t('download')} />
          </li>
        ))}
      </ul>
    </section>
  )
}
