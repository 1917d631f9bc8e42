# 会押韵的诗机：每次运行写一首新的小诗，最后一个字都押 ang 韵
# A machine that writes a rhyming verse, a new one every time
import random

WHO = ["小兔", "月亮", "大风", "蜗牛", "机器人", "爸爸的帽子"]
WHERE = ["在山上", "在树旁", "在池塘", "在我的床", "在学校的操场"]
DOES = ["轻轻地唱", "慢慢地晃", "偷偷地藏", "开心地嚷"]
ENDS = ["影子拉得好长", "风里都是花香", "星星为它鼓掌", "送给你一颗糖"]


def verse():
    return [
        random.choice(WHO) + random.choice(WHERE),
        random.choice(DOES),
        random.choice(ENDS),
    ]


title = random.choice(WHO)
print(f"《{title}的歌》")
print()
for part in range(2):
    for line in verse():
        print(line)
    print()
