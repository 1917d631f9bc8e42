import type { TutorialDetail } from '../../lib/tutu-topics.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { Cover } from '../../ui/cover.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

const SIZES = '(min-width: 640px) 330px, 100vw'

/** Pictures of the steps. Links to the files; the light box's script comes when one is touched (page-script/when-touched.ts). */
export function Pictures({ tutorial: { pictures, pictures_info: infos } }: { tutorial: TutorialDetail }) {
  const { asset } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  if (pictures.length === 0) return null
  return (
    <section
      aria-labelledby="pictures"
      className="mb-10"
      data-script={asset(import.meta.env.LIGHT_BOX_SCRIPT ?? '/src/light-box/index.ts')}
      data-light-box
      data-close={t('close')}
      data-previous={t('previousPicture')}
      data-next={t('nextPicture')}
      data-larger={t('larger')}
      data-smaller={t('smaller')}
    >
      <h2 id="pictures" className="text-2xl font-bold">
        {t('pictures')}
      </h2>
      <p className="mb-3 text-muted">{t('picturesHint')}</p>
      <ol className="step-pictures">
        {pictures.map((path, index) => (
          <li key={path}>
            <a
              href={asset(path)}
              aria-label={t('picture', { number: index + 1, count: pictures.length })}
              data-width={infos[index]?.width ?? 640}
              data-height={infos[index]?.height ?? 400}
            >
              <Cover of={{ cover: path, cover_info: infos[index] }} className="step-picture-image" sizes={SIZES} lazy />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
