-- As a search compares words: in small letters and without the accents of Latin ones, so that "tomas" finds Tomás and the
-- reverse. PostgreSQL's own `unaccent` is an extension, which not every database has, and is not immutable, which an index
-- wants. Capitals stand here too: a database in the locale C leaves them as they are. Without a counterpart, and so left
-- out, are accents that stand behind their letter as characters of their own. Most names have none of all this and are not
-- looked through.
create function as_searched(words text) returns text
language sql immutable parallel safe
return case when octet_length(words) = length(words) then lower(words)
  else translate(lower(words),
      'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪ' ||
      'īĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜȘșȚțẠạẢảẤấ' ||
      'ẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ' ||
      U&'\0300\0301\0302\0303\0304\0306\0307\0308\0309\030A\030B\030C\031B\0323\0326\0327\0328',
      'aaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiii' ||
      'iiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzaaiioouuuuuuuuuussttaaaaaa' ||
      'aaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy')
  end;

-- The admin's look-up of a person by the beginning of the name, the last name, the username or the email.
create index users_searched_by_name on users (as_searched(full_name) text_pattern_ops);
create index users_searched_by_last_name on users (as_searched(substring(full_name from '\S+$')) text_pattern_ops);
create index users_searched_by_username on users (as_searched(username) text_pattern_ops);
create index users_searched_by_email on users (as_searched(email) text_pattern_ops);
create index technicians_searched_by_name on technicians (as_searched(full_name) text_pattern_ops);
create index technicians_searched_by_last_name on technicians (as_searched(substring(full_name from '\S+$')) text_pattern_ops);
-- The version before finds the same without them, for the minutes in which it still runs.
drop index users_by_name_prefix, users_by_last_name_prefix, users_by_username_prefix, users_by_email_prefix,
  technicians_by_name_prefix, technicians_by_last_name_prefix;
