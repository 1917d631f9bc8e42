import { ArrowRight } from 'lucide-react'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { ROAD } from '../../ui/way-land/road.ts'
import { Rabbit } from '../../ui/way-land/things.tsx'
import { Land, Sky } from '../../ui/way-land/land.tsx'
import { RabbitHill } from '../../ui/way-land/regions.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The beginning of the learning path, as a picture that leads to the whole of it. */
export function WayTeaser() {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="section page-width" aria-labelledby="way">
      <div className="way-frame way-teaser">
        <svg
          viewBox="0 100 1240 400"
          preserveAspectRatio="xMinYMid slice"
          className="way-teaser-picture"
          aria-hidden="true"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        >
          <Sky />
          <Land />
          <RabbitHill />
          <path className="m-road-edge" d={ROAD} />
          <path className="m-road" d={ROAD} />
          <path className="m-road-dashes" d={ROAD} />
          <Rabbit pose="waving" x={300} y={262} scale={0.6} />
        </svg>
        <div className="way-teaser-words">
          <h2 id="way" className="text-2xl font-bold sm:text-3xl">
            {t('wayTitle')}
          </h2>
          <p>{t('wayText')}</p>
          <a href={linkTo('way', language)} className="btn btn-primary card-link mt-2">
            {t('wayOpen')}
            <ArrowRight aria-hidden />
          </a>
        </div>
      </div>
    </section>
  )
}
