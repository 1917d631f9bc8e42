-- Whether one of several localized texts is missing in a language and there in another one. Dear to the planner: texts may
-- be long, and lie elsewhere than their rows.
create function lacks_text(language text, variadic texts jsonb[]) returns boolean
  language plpgsql immutable parallel safe cost 1000 as $$
declare
  one jsonb;
begin
  foreach one in array texts loop
    if coalesce(one ->> language, '') = '' and one @? '$.* ? (@ != "")' then
      return true;
    end if;
  end loop;
  return false;
end $$;

create index course_untranslated_zh_cn on course (id) where lacks_text('zh-cn', variadic array[intro, subtitle, teacher, teacher_intro, title]);
create index course_untranslated_en on course (id) where lacks_text('en', variadic array[intro, subtitle, teacher, teacher_intro, title]);
create index lesson_untranslated_zh_cn on lesson (id) where lacks_text('zh-cn', variadic array[content, summary, title]);
create index lesson_untranslated_en on lesson (id) where lacks_text('en', variadic array[content, summary, title]);
create index course_category_untranslated_zh_cn on course_category (id) where lacks_text('zh-cn', variadic array[intro, name]);
create index course_category_untranslated_en on course_category (id) where lacks_text('en', variadic array[intro, name]);
create index tag_untranslated_zh_cn on tag (id) where lacks_text('zh-cn', variadic array[name]);
create index tag_untranslated_en on tag (id) where lacks_text('en', variadic array[name]);
create index admin_group_untranslated_zh_cn on admin_group (id) where lacks_text('zh-cn', variadic array[name]);
create index admin_group_untranslated_en on admin_group (id) where lacks_text('en', variadic array[name]);
create index menu_rule_untranslated_zh_cn on menu_rule (id) where lacks_text('zh-cn', variadic array[remark, title]);
create index menu_rule_untranslated_en on menu_rule (id) where lacks_text('en', variadic array[remark, title]);
create index message_template_untranslated_zh_cn on message_template (id) where lacks_text('zh-cn', variadic array[body, name, subject]);
create index message_template_untranslated_en on message_template (id) where lacks_text('en', variadic array[body, name, subject]);
create index data_recycle_untranslated_zh_cn on data_recycle (id) where lacks_text('zh-cn', variadic array[name]);
create index data_recycle_untranslated_en on data_recycle (id) where lacks_text('en', variadic array[name]);
create index sensitive_data_untranslated_zh_cn on sensitive_data (id) where lacks_text('zh-cn', variadic array[name]);
create index sensitive_data_untranslated_en on sensitive_data (id) where lacks_text('en', variadic array[name]);
