import type { Localized } from '@tutu/contract/core/languages'
import type { AssetTrouble, OtherFile, Problem, Warning } from './outcome.ts'
import type { Asset } from './project-json.ts'

/** What happened and the one thing to do next, for a child of ten. `{names}`, `{count}`, `{max}` are filled in. */
export const PROBLEM_WORDS = {
  empty: {
    title: { 'zh-cn': '这个文件是空的', en: 'This file is empty' },
    advice: {
      'zh-cn': '里面什么也没有。回到编程软件里再保存一次，然后选新的文件。',
      en: 'There is nothing inside. Save your project again, then choose the new file.',
    },
  },
  tooBig: {
    title: { 'zh-cn': '文件太大了：{size} MB', en: 'This file is too big: {size} MB' },
    advice: {
      'zh-cn': '最大可以有 {max} MB。删掉几个长声音或大图片，保存以后再试。',
      en: 'It can be {max} MB at most. Take out some long sounds or large pictures, save it and try again.',
    },
  },
  notScratch: {
    title: { 'zh-cn': '这不是编程作品：它是{found}', en: 'This is not a project: it is {found}' },
    advice: {
      'zh-cn': '请选名字以 .sb3、.sb2 或 .sb 结尾的文件。',
      en: 'Choose a file whose name ends in .sb3, .sb2 or .sb.',
    },
  },
  misnamed: {
    title: { 'zh-cn': '名字像作品，里面却是{found}', en: 'Named like a project, but it is {found}' },
    advice: {
      'zh-cn': '改名字不能把它变成作品。在 Scratch 里打开你的作品，重新保存一次，再选新存的文件。',
      en: 'Only its name says so. Open your project in Scratch, save it again and choose that file.',
    },
  },
  program: {
    title: { 'zh-cn': '这是电脑程序，不是编程作品', en: 'This is a computer program, not a project' },
    advice: {
      'zh-cn': '不知道它从哪里来，就不要双击打开。请选在 Scratch 里保存的作品。',
      en: 'If you do not know where it comes from, do not open it. Choose a project saved in Scratch.',
    },
  },
  damaged: {
    title: { 'zh-cn': '文件不完整', en: 'This file is damaged' },
    advice: {
      'zh-cn': '可能没有下载完，或者复制时出了错。请重新下载或重新保存一次。',
      en: 'Perhaps the download stopped half-way. Download it again, or save it again.',
    },
  },
  unusual: {
    title: { 'zh-cn': '打包方式不一样，读不出来', en: 'This file is packed in a way we cannot read' },
    advice: {
      'zh-cn': '它可能加了密码。在编程软件里打开，再保存一次，就可以了。',
      en: 'It may have a password. Open it in your editor and save it again.',
    },
  },
  unsafe: {
    title: { 'zh-cn': '这个文件不安全', en: 'This file is not safe' },
    advice: {
      'zh-cn': '里面有不该有的文件名，所以没有打开它。请向给你文件的人要一份新的。',
      en: 'It holds file names that should not be there, so we did not open it. Ask for a fresh copy.',
    },
  },
  tooManyFiles: {
    title: {
      'zh-cn': '造型和声音太多了：{count} 个文件',
      en: 'Too many costumes and sounds: {count} files',
    },
    advice: {
      'zh-cn': '文件大小没问题，是个数太多：最多 {entries} 个。删掉没用到的造型和声音，保存以后再试。',
      en: 'Its size is fine, its number of files is not: {entries} at most. Delete costumes and sounds you do not use, save and try again.',
    },
  },
  unpackedTooBig: {
    title: { 'zh-cn': '展开以后太大了：{size} MB', en: 'Too big when unpacked: {size} MB' },
    advice: {
      'zh-cn': '图片和声音加起来最多 {unpacked} MB。把长录音剪短一些，或者删掉几段，保存以后再试。',
      en: 'Pictures and sounds together can be {unpacked} MB at most. Shorten or delete long recordings, save and try again.',
    },
  },
  projectTooBig: {
    title: { 'zh-cn': '积木和列表太多了：{size} MB', en: 'Too many blocks and lists: {size} MB' },
    advice: {
      'zh-cn': '积木和列表里的内容最多 {project} MB。一般是列表里存了太多东西：清空列表，保存以后再试。',
      en: 'Blocks and what is in lists can be {project} MB at most. Usually a list holds too much: empty it, save and try again.',
    },
  },
  packedTooTight: {
    title: { 'zh-cn': '里面有一个奇怪的大文件：{size} MB', en: 'One file inside is oddly big: {size} MB' },
    advice: {
      'zh-cn': '它几乎什么内容也没有，展开却很大，会卡住电脑。如果是自己的作品，看看有没有很长的空白录音，删掉再试。',
      en: 'It holds next to nothing but unpacks to a lot, which can freeze a computer. If the project is yours, delete any long silent recording and try again.',
    },
  },
  noProject: {
    title: { 'zh-cn': '压缩包里没有作品', en: 'There is no project in this archive' },
    advice: {
      'zh-cn': '请在编程软件里用“保存到电脑”，再选那个文件。',
      en: 'Use “Save to your computer” in the editor and choose that file.',
    },
  },
  sprite: {
    title: { 'zh-cn': '这只是一个角色，不是整个作品', en: 'This is one sprite, not a whole project' },
    advice: {
      'zh-cn': '把角色放进一个作品里，保存整个作品，再选它。',
      en: 'Put the sprite into a project, save the project, and choose that.',
    },
  },
  severalProjects: {
    title: { 'zh-cn': '这是装着作品的压缩包', en: 'This archive holds projects' },
    advice: {
      'zh-cn': '先解压，再选里面的作品。可以一次选好几个。',
      en: 'Unpack it first, then choose the projects inside. You can choose several at once.',
    },
  },
  brokenProject: {
    title: { 'zh-cn': '作品坏了，读不懂', en: 'The project inside is broken' },
    advice: {
      'zh-cn': '在编程软件里试着打开它。能打开，就再保存一次；打不开，就用以前保存的文件。',
      en: 'Try to open it in your editor. If it opens, save it again; if not, use an older copy.',
    },
  },
  noStage: {
    title: { 'zh-cn': '作品里没有舞台', en: 'The project has no stage' },
    advice: {
      'zh-cn': '没有舞台就没有地方表演。在编程软件里打开，再保存一次试试。',
      en: 'Without a stage there is nowhere to play. Open it in your editor and save it again.',
    },
  },
  pictureTooBig: {
    title: { 'zh-cn': '有一张图片太大了：{pixels} 万像素', en: 'One picture is too big: {megapixels} megapixels' },
    advice: {
      'zh-cn': '最多 {maxPixels} 万像素，再大电脑会卡住。在编程软件里删掉或换掉那个造型，保存以后再试。',
      en: 'It can have {maxMegapixels} megapixels at most, or computers get stuck. Replace that costume, save and try again.',
    },
  },
} as const satisfies Record<Problem['kind'], { title: Localized; advice: Localized }>

export const WARNING_WORDS = {
  assets: {
    'zh-cn': '有 {count} 个造型或声音不完好，其他的照样能用：',
    en: 'Costumes or sounds that are not in order: {count}. The rest works.',
  },
  manyPixels: {
    'zh-cn': '作品里的图片又多又大，网页要等一会儿才能打开。',
    en: 'It has many large pictures: the page takes a while to open.',
  },
  removedBlocks: { 'zh-cn': '这些积木不能用了：{names}。', en: 'These blocks no longer work: {names}.' },
  internet: {
    'zh-cn': '{names}要连网才能用，在网页里不会动。',
    en: '{names} needs the internet and stays silent in the page.',
  },
  hardware: {
    'zh-cn': '{names} 要接设备，在网页里用不了。',
    en: '{names} needs a device and does not work in the page.',
  },
  camera: {
    'zh-cn':
      '作品用到摄像头，打开网页时浏览器会先问。没有摄像头也能玩，只是看不到视频，侦测不到动作。预览里不开摄像头。',
    en: 'The project uses the camera; the browser asks first. Without one it still plays, but sees no video and no motion. The preview has no camera.',
  },
  microphone: {
    'zh-cn': '作品用到麦克风，打开网页时浏览器会问你同不同意。',
    en: 'The project uses the microphone. The browser will ask you first.',
  },
  cloud: {
    'zh-cn': '云变量只保存在打开网页的这台电脑上。',
    en: 'Cloud variables are kept on the computer that opens the page.',
  },
} as const satisfies Record<Warning['kind'], Localized>

/** What is wrong with a costume or sound, and what happens instead. `{name}` is its own, `{sprite}` whose it is. */
export const TROUBLE_WORDS = {
  costume: {
    missing: {
      'zh-cn': '{sprite}的造型“{name}”不在文件里，会显示成“?”。',
      en: '{sprite}: the costume “{name}” is missing and shows as “?”.',
    },
    unreadable: {
      'zh-cn': '{sprite}的造型“{name}”坏了，会显示成“?”。',
      en: '{sprite}: the costume “{name}” is broken and shows as “?”.',
    },
    damaged: {
      'zh-cn': '{sprite}的造型“{name}”坏了一部分，可能显示不全。',
      en: '{sprite}: the costume “{name}” is damaged and may not show whole.',
    },
  },
  sound: {
    missing: {
      'zh-cn': '{sprite}的声音“{name}”不在文件里，到那里没有声音。',
      en: '{sprite}: the sound “{name}” is missing and stays silent.',
    },
    unreadable: {
      'zh-cn': '{sprite}的声音“{name}”坏了，到那里没有声音。',
      en: '{sprite}: the sound “{name}” is broken and stays silent.',
    },
    damaged: {
      'zh-cn': '{sprite}的声音“{name}”坏了一部分，可能听不全。',
      en: '{sprite}: the sound “{name}” is damaged and may not play whole.',
    },
  },
} as const satisfies Record<Asset['kind'], Record<AssetTrouble['state'], Localized>>

export const STAGE_NAME: Localized = { 'zh-cn': '舞台', en: 'Stage' }

export const FILE_KIND_WORDS = {
  zip: { 'zh-cn': '压缩包', en: 'an archive' },
  sb: { 'zh-cn': '作品', en: 'a project' },
  picture: { 'zh-cn': '图片', en: 'a picture' },
  sound: { 'zh-cn': '声音', en: 'a sound' },
  video: { 'zh-cn': '视频', en: 'a video' },
  archive: { 'zh-cn': '另一种压缩包', en: 'another kind of archive' },
  document: { 'zh-cn': '文档', en: 'a document' },
  text: { 'zh-cn': '文字文件', en: 'a text file' },
  unknown: { 'zh-cn': '别的文件', en: 'something else' },
} as const satisfies Record<OtherFile, Localized>

/** Extensions as the editor calls them. */
export const EXTENSION_NAMES: Readonly<Record<string, Localized>> = {
  text2speech: { 'zh-cn': '文字朗读', en: 'Text to Speech' },
  translate: { 'zh-cn': '翻译', en: 'Translate' },
  microbit: { 'zh-cn': 'micro:bit', en: 'micro:bit' },
  ev3: { 'zh-cn': '乐高 EV3', en: 'LEGO EV3' },
  wedo2: { 'zh-cn': '乐高 WeDo 2.0', en: 'LEGO WeDo 2.0' },
  boost: { 'zh-cn': '乐高 BOOST', en: 'LEGO BOOST' },
  gdxfor: { 'zh-cn': '力与加速度传感器', en: 'Go Direct Force & Acceleration' },
}
