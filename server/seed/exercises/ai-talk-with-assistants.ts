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
      hints: [
        ['它没有眼睛，也没有人在里面。那它有什么？', 'It has no eyes, and nobody sits inside. So what does it have?'],
        ['想一想“兔子喜欢”的接词游戏。', 'Think of the game “The rabbit likes”.'],
        ['它像接词一样，一段接着一段地选。', 'As in that game, it chooses piece after piece.'],
      ],
    },
    {
      kind: 'predict',
      id: 'most-likely-word',
      ask: ['写出它会显示什么。', 'Write what it prints.'],
      code: ['python', 'counts = {"carrots": 1, "naps": 3, "rain": 2}\nprint(max(counts, key=counts.get))'],
      output: 'naps',
      hints: [
        ['counts 里每个词后面是它出现的次数。', 'In counts, the number behind each word is how often it came.'],
        ['它选次数最多的那个词。', 'It picks the word with the highest count.'],
        ['1、3、2 里最大的是 3，它前面是什么词？', 'Of 1, 3 and 2 the largest is 3. Which word has it?'],
      ],
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
      hints: [
        ['它没见过兔子，也不会去问。它只有什么？', 'It never saw a rabbit, and does not go and ask. What does it have?'],
        ['看看题目里，它读过哪一句话。', 'Look at the sentence it has read.'],
        ['“兔子喜欢”后面，它只见过一个词。', 'Behind “the rabbit likes” it has seen only one word.'],
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
      hints: [
        ['把三个请求读给别人听，哪个他马上就能做？', 'Read the three to somebody. Which one could they do at once?'],
        ['拿四张卡对一对：要做什么、给谁看、我已有什么、要什么样子。', 'Hold the four cards beside it: what to do, who it is for, what I have, what it should look like.'],
        ['说了多少字、几岁、还要一个实验的那个。', 'The one that tells the length, the age and the experiment.'],
      ],
    },
    {
      kind: 'choice',
      id: 'missing-card',
      ask: [
        '“给我出 5 道乘法题，只要题目，不要答案。”少了哪张提问卡？',
        '“Give me 5 multiplication problems without the answers.” Which asking card is missing?',
      ],
      right: ['给谁看', 'Who it is for'],
      wrong: [
        ['要做什么', 'What should be done'],
        ['要什么样子', 'What it should look like'],
      ],
      hints: [
        ['“要做什么”：出题，有了。再对别的卡。', '“What should be done?”: problems. That one is there. Now the other cards.'],
        ['“5 道”和“不要答案”，都写在“要什么样子”那张卡上。', '“5” and “without the answers” both belong to the card “What should it look like?”.'],
        ['没有说几岁，也没有说学到哪里。', 'It tells no age and not what was learnt so far.'],
      ],
    },
    {
      kind: 'bug',
      id: 'line-that-quarrels',
      ask: [
        '这是讲给 6 岁弟弟听的请求。哪一行不适合他？',
        'This is for my brother, who is 6. Which line does not suit him?',
      ],
      code: [
        'text',
        [
          '请解释树叶为什么会变黄。\n是讲给我 6 岁的弟弟听的。\n写 2000 个字，用大学课本里的词。\n最后加一个在院子里能玩的小游戏。',
          'Explain why leaves turn yellow.\nIt is for my brother, who is 6.\nWrite 2000 words, as in a university book.\nEnd with a small game for the garden.',
        ],
      ],
      line: 3,
      hints: [
        ['先找“给谁看”那张卡：弟弟几岁？', 'First find the card “Who is it for?”. How old is the brother?'],
        ['6 岁的孩子一口气能听多少字？听得懂什么词？', 'How much does a six-year-old listen to, and which words?'],
        ['再看“要什么样子”那张卡：多长，用什么词？弟弟听得下去吗？', 'Now the card “What should it look like?”: how long, and in which words? Could the brother follow it?'],
      ],
      why: ['2000 个字、大学课本的词，弟弟听不下去。改成“100 个字以内，用他懂的词”。', 'A six-year-old cannot follow 2000 words from a university book. Make it “at most 100 words that he knows”.'],
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
      hints: [
        ['你见过很大声，却说错了的人吗？', 'Have you met somebody who was loud and still wrong?'],
        ['“肯定”是它说话的样子，不是它说的事。', 'Being sure is how it speaks, not what it says.'],
        ['它对的时候和错的时候，口气都一样。', 'It sounds the same when it is right and when it is wrong.'],
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
      hints: [
        ['再问一遍，它可能又说同样的错话。', 'Ask again, and it may make the same mistake again.'],
        ['有数字，就可以算。', 'Where there are numbers, one can calculate.'],
        ['拿出纸笔，17 × 24。', 'Take a pencil: 17 × 24.'],
      ],
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
    {
      kind: 'bug',
      id: 'one-is-wrong',
      ask: ['四行都说得很肯定。算一算，数一数，哪一行错了？', 'All four sound certain. Calculate and count: which line is wrong?'],
      code: ['text', ['6 x 7 = 42\n9 x 8 = 72\nbanana 里有 2 个 a\ntiger 里有 1 个 t', '6 x 7 = 42\n9 x 8 = 72\nbanana has 2 letters a\ntiger has 1 letter t']],
      line: 3,
      hints: [
        ['口气不算数。每一行都自己查一遍。', 'Tone does not count. Check each line yourself.'],
        ['上面两行用算的，下面两行用数的。', 'Calculate the first two, count in the last two.'],
        ['一个字母一个字母地念：b，a，n，a，n，a。', 'Say it letter by letter: b, a, n, a, n, a.'],
      ],
      why: ['banana 里有 3 个 a。', 'banana has 3 letters a.'],
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
      hints: [
        ['红色的是：别人能靠它找到你。', 'Red is what lets somebody find you.'],
        ['三句里，哪一句说了在哪里？', 'Which of the three says where?'],
        ['有街名和门牌号的那一句。', 'The one with a street and a number.'],
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
      hints: [
        ['先找出哪些话会让人认出他。', 'First find what would tell who he is.'],
        ['名字、学校、电话，一个也不要有。', 'No name, no school, no phone number.'],
        ['只说年级和爱好的那一句。', 'The one that tells only the year and what he likes.'],
      ],
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
      hints: [
        ['一个字符一个字符地看：是数字就加 1。', 'Go through it letter by letter: add 1 for a digit.'],
        ['`room`、`floor` 和逗号都不是数字。', '`room`, `floor` and the comma are no digits.'],
        ['1、2、3，一个数字算一个。', 'Each digit counts once: 1, 2 and 3.'],
      ],
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
      hints: [
        ['谁的故事？那么谁先动笔？', 'Whose story is it? So who begins to write?'],
        ['我先写，它再问。', 'I write first, then it asks.'],
        ['写三句，它问，我答，我写完，注明。', 'Three sentences, it asks, I answer, I finish, note it.'],
      ],
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
      hints: [
        ['写完以后，里面有谁的想法？', 'When it is done, whose ideas are in it?'],
        ['让它写、让它随便写，都不是你写的。', 'If it finishes or writes anything, it is not yours.'],
        ['它只问，不写的那一句。', 'The one where it only asks and does not write.'],
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
      hints: [
        ['如果别人用了你的主意，你希望他怎么做？', 'If somebody used your idea, what would you like them to do?'],
        ['不说不老实，说多了也不老实。', 'Saying nothing is not honest, and neither is saying too much.'],
        ['用了多少就说多少，还要先问老师可不可以。', 'Say exactly what was used, and ask the teacher first.'],
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
      hints: [
        ['害怕的时候，一个人待着好，还是有人陪着好？', 'When you are frightened, is it better alone or with somebody?'],
        ['接着问，它可能说得更吓人。', 'Go on asking, and it may get worse.'],
        ['先停，再去找一个你相信的大人。', 'Stop first, then go to an adult you trust.'],
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
      hints: [
        ['最后一页上，签名的有哪些人？', 'Whose names are at the bottom of the page?'],
        ['要是只管孩子，大人能不能边吃饭边看手机？', 'If it held for children only, could adults use phones at dinner?'],
        ['住在一起的人都签名，都要做到。', 'Everyone who lives there signs it and keeps it.'],
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
      hints: [
        ['谁都还没说话，能写出约定来吗？', 'Can the page be written before anyone has said anything?'],
        ['大家先说，才有东西可写。', 'People speak first, then there is something to write.'],
        ['纸条，一起读，写一页，签名，一个月后再看。', 'Notes, read, write, sign, look again in a month.'],
      ],
    },
  ],
}
