import { DEFAULT_LANGUAGE, type Language } from '@tutu/contract/core/languages'
import { courseWords, isFree } from '../../lib/course-words.ts'
import { linkTo } from '../../lib/links.ts'
import type { CourseDetail } from '../../lib/public-api.ts'

type Place = { language: Language; origin: string; siteName: string; asset: (path: string) => string }

/** schema.org/Course, as search engines read it. */
export function courseJsonLd(course: CourseDetail, { language, origin, siteName, asset }: Place) {
  const url = origin + linkTo('course', language, { slug: course.slug })
  return {
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.title,
    description: course.subtitle,
    url,
    image: course.cover ? new URL(asset(course.cover), origin).href : undefined,
    inLanguage: language === DEFAULT_LANGUAGE ? 'zh-CN' : language,
    educationalLevel: courseWords(language).level(course.level),
    coursePrerequisites: course.prerequisites.map(({ slug }) => origin + linkTo('course', language, { slug })),
    typicalAgeRange: `${course.age_min}-${course.age_max}`,
    provider: { '@type': 'Organization', name: siteName, url: origin },
    offers: {
      '@type': 'Offer',
      category: isFree(course.price) ? 'Free' : 'Paid',
      price: course.price,
      priceCurrency: 'CNY',
      url,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: course.total_minutes > 0 ? `PT${course.total_minutes}M` : undefined,
    },
  }
}
