import type { CourseExercises } from '../../src/data/lesson-exercises.ts'

// For children of nine to twelve, with an adult beside them.
export const exercises: CourseExercises = {
  'what-an-assistant-does': [
    {
      kind: 'choice',
      id: 'how-it-writes',
      ask: ['AI 助手是怎么写出句子的？', 'How does an AI assistant come by its sentences?'],
      right: ['一小段一小段地算出后面接什么最合适', 'Piece by piece it works out what fits best next'],
      wrong: [
        ['它去看了世界，然后告诉我们', 'It has looked at the world and tells us'],
        ['有一个人躲在电脑里打字', 'A person in the computer types them'],
      ],
      hints: [['想一想“兔子喜欢”的接词游戏。', 'Think of the game “The rabbit likes”.']],
    },
    {
      kind: 'predict',
      id: 'most-likely-word',
      ask: ['写出它会显示什么。', 'Write what it prints.'],
      code: ['python', 'counts = {"carrots": 1, "naps": 3, "rain": 2}\nprint(max(counts, key=counts.get))'],
      output: 'naps',
      hints: [['它选次数最多的那个词。', 'It picks the word with the highest count.']],
    },
    {
      kind: 'choice',
      id: 'only-what-it-read',
      ask: ['小机器只读过“兔子喜欢跳舞”。问它兔子喜欢什么，它会说？', 'A small machine has read only “the rabbit likes dancing”. What does it say the rabbit likes?'],
      right: ['跳舞', 'Dancing'],
      wrong: [
        ['胡萝卜', 'Carrots'],
        ['它会去问兔子', 'It asks a rabbit'],
      ],
    },
  ],
  'ask-clearly': [
    {
      kind: 'choice',
      id: 'clearest-wish',
      ask: ['哪个请求最清楚？', 'Which request is the clearest?'],
      right: [
        '用 100 个字以内，给 9 岁的孩子解释彩虹，再加一个用水和镜子的小实验',
        'Explain rainbows to a 9-year-old in at most 100 words, with a small experiment with water and a mirror',
      ],
      wrong: [
        ['讲讲彩虹', 'Tell me about rainbows'],
        ['把彩虹的事全都写出来', 'Write everything about rainbows'],
      ],
      hints: [['做什么？给谁？多长？要什么样子？', 'What, for whom, how long, what should it look like?']],
    },
    {
      kind: 'choice',
      id: 'missing-card',
      ask: [
        '“给我出 5 道乘法题，只要题目，不要答案。”少了哪张提问卡？',
        '“Give me 5 multiplication problems without the answers.” Which asking card is missing?',
      ],
      right: ['给谁的', 'Who it is for'],
      wrong: [
        ['要做什么', 'What should be done'],
        ['要什么样子', 'What it should look like'],
      ],
      hints: [['没有说几岁，也没有说学到哪里。', 'It tells no age and not what was learnt so far.']],
    },
    {
      kind: 'choice',
      id: 'ask-a-person',
      ask: ['哪件事应该去找大人，不找助手？', 'For which of these do you go to an adult and not to an assistant?'],
      right: ['肚子疼得厉害', 'A bad stomach ache'],
      wrong: [
        ['给小猫想名字', 'A name for a kitten'],
        ['恐龙有多重', 'How heavy dinosaurs were'],
      ],
      hints: [['助手看不见你，也不能对你负责。', 'An assistant cannot see you.']],
    },
  ],
  'check-the-answer': [
    {
      kind: 'choice',
      id: 'sounds-sure',
      ask: ['助手说得很肯定。这说明什么？', 'The assistant sounds very sure. What does that prove?'],
      right: ['什么也说明不了，要有证据', 'Nothing. Evidence is needed'],
      wrong: [
        ['它一定是对的', 'It must be right'],
        ['它一定是错的', 'It must be wrong'],
      ],
    },
    {
      kind: 'choice',
      id: 'which-way-to-check',
      ask: ['“17 乘 24 等于 398。”怎么查最好？', '“17 times 24 is 398.” What is the best way to check?'],
      right: ['自己算一遍', 'Work it out again'],
      wrong: [
        ['再问它一遍', 'Ask it once more'],
        ['数一数有几个字', 'Count the words'],
      ],
      hints: [['有数字，就可以算。', 'Where there are numbers, one can calculate.']],
    },
    {
      kind: 'code',
      id: 'count-letters',
      language: 'python',
      ask: [
        '有人说 `banana` 里有 2 个 a。让 Python 数一数，显示真正的个数。',
        'Somebody says that `banana` has 2 letters a. Let Python count and print the true number.',
      ],
      start: 'word = "banana"\n',
      tests: 'prints 3\nuses word',
      model: 'word = "banana"\nprint(word.count("a"))',
      wrong: ['word = "banana"\nprint(len(word))', 'word = "banana"\nprint(word.count("n"))'],
      hints: [
        ['课里数过 strawberry 里的 r。', 'The lesson counted the r of strawberry.'],
        ['用 `.count("a")`。', 'Use `.count("a")`.'],
        ['`print(word.count("a"))`', '`print(word.count("a"))`'],
      ],
    },
  ],
  'keep-it-private': [
    {
      kind: 'choice',
      id: 'red-pile',
      ask: ['哪一句是红色的，不能发？', 'Which one is red and not to be sent?'],
      right: ['我家住在柳树街 5 号', 'I live at 5 Willow Street'],
      wrong: [
        ['一道分数的题', 'A problem with fractions'],
        ['一只会飞的茶壶的故事', 'A story about a flying teapot'],
      ],
    },
    {
      kind: 'choice',
      id: 'red-to-green',
      ask: [
        '“我是希望小学五年级的小明，帮我写自我介绍。”怎么改成绿色的？',
        '“I am Sam from year 5 at Hope School. Write my introduction.” Which one is green?',
      ],
      right: ['给喜欢画画的五年级学生三种自我介绍的开头', 'Give a year 5 pupil who likes drawing three ways to begin an introduction'],
      wrong: [
        ['我是希望小学的小明，帮我写自我介绍', 'I am Sam from Hope School. Write my introduction'],
        ['帮小明写，他的电话是我妈妈的', 'Write it for Sam. His phone number is my mum’s'],
      ],
      hints: [['名字、学校、电话，一个也不要有。', 'No name, no school, no phone number.']],
    },
    {
      kind: 'predict',
      id: 'count-digits',
      ask: ['这段程序数数字。写出它会显示什么。', 'This program counts digits. Write what it prints.'],
      code: [
        'python',
        'text = "room 12, floor 3"\ndigits = 0\nfor ch in text:\n    if ch.isdigit():\n        digits = digits + 1\nprint(digits)',
      ],
      output: '3',
      hints: [['1、2、3，一个数字算一个。', 'Each digit counts once: 1, 2 and 3.']],
    },
  ],
  'write-together': [
    {
      kind: 'order',
      id: 'who-comes-first',
      ask: ['和助手一起写故事，先后怎么做？', 'Writing a story with an assistant: what comes first?'],
      lines: [
        'text',
        ['自己先写三句话\n让助手问我问题\n选三个问题来回答\n自己把故事写完\n注明谁做了什么', 'Write three sentences myself\nLet the assistant ask me questions\nAnswer three of them\nFinish the story myself\nNote who did what'],
      ],
      hints: [['我先写，它再问。', 'I write first, then it asks.']],
    },
    {
      kind: 'choice',
      id: 'whose-story',
      ask: ['哪一句让故事还是你的？', 'Which request keeps the story yours?'],
      right: ['不要替我写，请问我五个问题', 'Do not write it for me. Ask me five questions'],
      wrong: [
        ['把故事写完，要很精彩', 'Finish the story and make it exciting'],
        ['随便写一个，我来抄', 'Write anything, I will copy it'],
      ],
    },
    {
      kind: 'choice',
      id: 'be-honest',
      ask: ['作业里用了助手的一个建议，应该怎么做？', 'Your homework uses one suggestion of the assistant. What do you do?'],
      right: ['写明哪里用了，先问过老师', 'Say where it was used, after asking the teacher'],
      wrong: [
        ['不说，反正只有一句', 'Say nothing, it is only one sentence'],
        ['说全是助手写的', 'Say that the assistant wrote it all'],
      ],
    },
  ],
  'family-agreement': [
    {
      kind: 'choice',
      id: 'something-frightening',
      ask: ['助手说了让你害怕的话。先做什么？', 'The assistant says something frightening. What do you do first?'],
      right: ['停下来，告诉大人', 'Stop and tell an adult'],
      wrong: [
        ['自己删掉，谁也不说', 'Delete it and tell nobody'],
        ['接着问它为什么', 'Go on and ask it why'],
      ],
      why: ['告诉大人不会挨骂。这是约定里最要紧的一条。', 'Nobody is scolded for telling. It is the most important point of the page.'],
    },
    {
      kind: 'choice',
      id: 'who-signs',
      ask: ['约定管谁？', 'For whom does the agreement hold?'],
      right: ['全家人，大人也一样', 'The whole family, adults too'],
      wrong: [
        ['只管孩子', 'For children only'],
        ['只管写的那个人', 'For the one who wrote it'],
      ],
    },
    {
      kind: 'order',
      id: 'make-the-page',
      ask: ['约定是怎么做出来的？', 'How is the agreement made?'],
      lines: [
        'text',
        ['每个人写三张纸条\n一起读，把一样的放一起\n写成一页\n签名，挂起来\n一个月后再看一遍', 'Everyone writes three notes\nRead and group them together\nWrite the page\nSign it and hang it up\nRead it again in a month'],
      ],
      hints: [['大家先说，才有东西可写。', 'People speak first, then there is something to write.']],
    },
  ],
}
