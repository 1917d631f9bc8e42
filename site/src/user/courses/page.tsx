import { coursesBegun } from '@tutu/learning/progress/progress'
import { linkTo } from '../../lib/links.ts'
import { useProgress } from '../../lib/member/use-progress.ts'
import { useLoaded } from '../../lib/member/use-loaded.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { CourseRow } from '../../ui/member/course-row.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { CertificateStep } from './certificate-step.tsx'
import { myCertificates } from './certificates.ts'
import { en } from './en.ts'
import { zhCn } from './zh-cn.ts'

/** The courses that were begun, on this device or another, and how each goes on. */
export default function MyCourses() {
  const t = useText({ 'zh-cn': zhCn, en })
  const { language } = useSite()
  const { progress: shown, problem, again } = useProgress()
  const certificates = useLoaded('certificates', myCertificates)
  const begun = shown && coursesBegun(shown)
  return (
    <>
      <h1 className="text-3xl font-bold">{t('title')}</h1>
      <p className="centre-intro">{t('intro')}</p>
      {problem !== undefined && <LoadProblem title={t('problem')} text={`${problem} ${t('offline')}`} again={again} />}
      {!shown || !begun ? (
        <span className="skeleton mt-6 h-64 w-full" aria-hidden />
      ) : begun.length === 0 ? (
        <div className="empty-state mt-6">
          <Tutu pose="waving" className="size-32" />
          <p>{t('empty')}</p>
          <a href={linkTo('courses', language)} className="btn btn-primary">
            {t('choose')}
          </a>
        </div>
      ) : (
        <ul className="mt-6 grid gap-4">
          {begun.map((course) => (
            <CourseRow
              key={course}
              id={course}
              progress={shown}
              finished={
                certificates.data && (
                  <CertificateStep
                    course={Number(course)}
                    certificate={certificates.data.find((one) => String(one.course) === course)}
                    onIssued={certificates.again}
                  />
                )
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}
