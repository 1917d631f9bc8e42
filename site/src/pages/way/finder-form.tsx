import { DEFAULT_LANGUAGE } from '@tutu/contract/core/languages'
import { Compass } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { linkTo } from '../../lib/links.ts'
import { useSite, useText } from '../../lib/use-site.ts'
import { CourseCard } from '../../ui/course-card.tsx'
import { Select } from '../../ui/select.tsx'
import { Tutu } from '../../ui/tutu.tsx'
import { en } from './en.ts'
import { AGES, SKILLS } from './finder.ts'
import type { loader } from './loader.ts'
import { zhCn } from './zh-cn.ts'

/** Three questions as a plain form: the answer is a page of its own, with or without script. */
export function Finder() {
  const { interests, wishes, found } = useLoaderData<typeof loader>()
  const { language } = useSite()
  const t = useText({ 'zh-cn': zhCn, en })
  return (
    <section className="section page-width" aria-labelledby="finder">
      <div className="way-finder">
        <Tutu pose="thinking" className="way-finder-tutu" />
        <form action={`${linkTo('way', DEFAULT_LANGUAGE)}#finder`} className="grid gap-5">
          <div>
            <h2 id="finder" className="text-2xl font-bold sm:text-3xl">
              {t('finderTitle')}
            </h2>
            <p className="text-muted">{t('finderText')}</p>
          </div>
          <div className="max-w-60">
            <p className="way-question" aria-hidden="true">
              {t('age')}
            </p>
            <Select
              name="age"
              label={t('age')}
              value={String(wishes.age ?? '')}
              options={[
                ['', t('anyAge')],
                ...AGES.map((age): [string, string] => [String(age), t('ageOption', { age })]),
              ]}
            />
          </div>
          <fieldset>
            <legend className="way-question">{t('can')}</legend>
            <div className="flex flex-wrap gap-2">
              {SKILLS.map((skill) => (
                <label key={skill} className="choice">
                  <input type="radio" name="can" value={skill} defaultChecked={wishes.can === skill} />
                  {t(skill)}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend className="way-question">{t('like')}</legend>
            <div className="flex flex-wrap gap-2">
              <label className="choice">
                <input type="radio" name="like" value="" defaultChecked={!wishes.like} />
                {t('anything')}
              </label>
              {interests.map(({ id, slug, name }) => (
                <label key={id} className="choice">
                  <input type="radio" name="like" value={slug} defaultChecked={wishes.like === slug} />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
          {language !== DEFAULT_LANGUAGE && <input type="hidden" name="lang" value={language} />}
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <button type="submit" className="btn btn-primary">
              <Compass aria-hidden />
              {t('find')}
            </button>
            {found.length > 0 && (
              <a href={`${linkTo('way', language)}#finder`} className="text-link">
                {t('again')}
              </a>
            )}
          </p>
        </form>
      </div>
      {found.length > 0 && (
        <>
          <h3 className="mb-4 mt-8 text-2xl font-bold">{t('found')}</h3>
          <div className="card-grid">
            {found.map((course) => (
              <CourseCard key={course.id} course={course} heading="h3" />
            ))}
          </div>
        </>
      )}
    </section>
  )
}
