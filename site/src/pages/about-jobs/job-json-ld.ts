import type { Language } from '@tutu/contract/core/languages'
import { isoTime } from '../../lib/day-text.ts'
import type { Job } from './loader.ts'

const EMPLOYMENT = { 'full-time': 'FULL_TIME', 'part-time': 'PART_TIME', internship: 'INTERN' } as const

type Place = { language: Language; origin: string; siteName: string; companyName: string }

/** schema.org/JobPosting, as search engines read it. */
export function jobJsonLd(job: Job, { origin, siteName, companyName }: Place) {
  const { salary_min: from, salary_max: to } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.duties_html + job.requirements_html,
    datePosted: isoTime(job.posted),
    employmentType: EMPLOYMENT[job.employment],
    totalJobOpenings: job.headcount,
    hiringOrganization: { '@type': 'Organization', name: companyName || siteName, sameAs: origin },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.place, addressCountry: 'CN' },
    },
    baseSalary:
      from === null && to === null
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: 'CNY',
            value: {
              '@type': 'QuantitativeValue',
              minValue: from === null ? undefined : Number(from),
              maxValue: to === null ? undefined : Number(to),
              unitText: 'MONTH',
            },
          },
  }
}
