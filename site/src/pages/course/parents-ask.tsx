import { courseWords, isFree } from '../../lib/course-words.ts'
import type { CourseDetail } from '../../lib/public-api.ts'
import { shopWords } from '../../lib/shop-words.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { JsonLd } from '../../ui/json-ld.tsx'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** What parents ask of a course, answered from its own facts; for search engines too (schema.org/FAQPage). */
export function ParentsAsk({ course }: { course: CourseDetail }) {
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  const words = courseWords(language)
  const answers = [
    [t('askAge'), t('askAgeText', { age: words.age(course), level: words.level(course.level) })],
    [t('askDevices'), t('askDevicesText', { devices: words.devices(course.devices) })],
    ...(course.lesson_count > 0
      ? [
          [
            t('askTime'),
            t('askTimeText', {
              lessons: words.lessons(course.lesson_count),
              minutes: words.minutes(Math.round(course.total_minutes / course.lesson_count)),
            }),
          ],
        ]
      : []),
    [t('askHelp'), t('askHelpText')],
    isFree(course.price) ? [t('askFree'), t('askFreeText')] : [t('askRefund'), shopWords(language).refund('course')],
  ] as [question: string, answer: string][]
  return (
    <section aria-labelledby="parents-ask" data-grown-up="">
      <h2 id="parents-ask" className="mb-3 text-2xl font-bold">
        {t('parentsAsk')}
      </h2>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: answers.map(([name, text]) => ({
            '@type': 'Question',
            name,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        }}
      />
      <dl className="parents-ask">
        {answers.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
