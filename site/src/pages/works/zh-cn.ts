export const zhCn = {
  title: '大家的作品',
  intro: '这里的每一件，都是学员自己做出来的。',
  description: '看看学员们做的 Scratch 作品、图画和视频。每一件都由老师看过才展示。',
  kinds: '作品种类',
  all: '全部',
  results: '{count} 件作品',
  featured: '精选',
  by: '作者：{author}',
  emptyTitle: '这里还没有作品',
  emptyText: '第一件作品会是谁的呢？先去学一课，做一个试试。',
  courses: '去看课程',
  pageTitle: '{title}（第 {page} 页）',
} as const
