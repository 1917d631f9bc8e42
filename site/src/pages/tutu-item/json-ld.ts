import { languageTag } from '../../lib/language-tag.ts'
import { linkTo } from '../../lib/links.ts'
import { topicName, type TutorialDetail, tutorialLink } from '../../lib/tutu-topics.ts'
import type { useSite } from '../../lib/use-site.ts'
import { videoObject } from '../../lib/video-object.ts'
import { titles } from '../../titles.ts'

type Place = Pick<ReturnType<typeof useSite>, 'language' | 'origin' | 'siteName' | 'asset'>

/** schema.org/LearningResource and the way to it, as search engines read them. */
export function tutorialJsonLd(tutorial: TutorialDetail, { language, origin, siteName, asset }: Place) {
  const { title, summary, cover, video, topic, tags, pictures } = tutorial
  const absolute = (path: string): string => new URL(asset(path), origin).href
  const steps = [
    { name: titles.tutu[language], item: origin + linkTo('tutu', language) },
    { name: topicName(topic, language), item: origin + linkTo('tutu-topic', language, { topic }) },
    { name: title, item: origin + tutorialLink(tutorial, language) },
  ]
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LearningResource',
        name: title,
        description: summary,
        url: origin + tutorialLink(tutorial, language),
        image: [cover, ...pictures].flatMap((path) => (path ? absolute(path) : [])),
        inLanguage: languageTag(language),
        learningResourceType: 'Tutorial',
        isAccessibleForFree: true,
        about: topicName(topic, language),
        keywords: tags.map(({ name }) => name).join(', ') || undefined,
        provider: { '@type': 'Organization', name: siteName, url: origin },
        ...(video && { video: videoObject({ title, description: summary, video, cover }, { asset, origin }) }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  }
}
