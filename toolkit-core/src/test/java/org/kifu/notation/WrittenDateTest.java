package org.kifu.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenDateTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2003-02-03 | 2003-02-03",
        "2003.2 | 2003-02",
        "3 Feb 2003 | 2003-02-03",
        "3rd February 2003 | 2003-02-03",
        "Feb. 3, 2003 | 2003-02-03",
        "March 2003 | 2003-03",
        "1er mars 2003 | 2003-03-01",
        "3 août 2003 | 2003-08-03",
        "3. März 2003 | 2003-03-03",
        "3. Mrz. 2003 | 2003-03-03",
        "31 октября 2003 г. | 2003-10-31",
        "2003年2月3日 | 2003-02-03",
        "2003年 | 2003",
        "平成20年11月3日 | 2008-11-03",
        "令和元年5月4日 | 2019-05-04",
        "昭和52年 | 1977",
        "昭和64年1月7日 | 1989-01-07",
        "平成31年4月30日 | 2019-04-30",
        "大正15年 | 1926",
        "明治45年 | 1912",
        "3.2.2003 | 2003-02-03",
        "3. 2.2003 | 2003-02-03",
        "13/2/2003 | 2003-02-13",
        "13 / 2 / 2003 | 2003-02-13",
        "2/13/2003 | 2003-02-13",
        "2-2-2003 | 2003-02-02",
        "Saturday, 9 October 2010 | 2010-10-09",
        "Sa., 9.10.2010 | 2010-10-09",
        "lundi 3 février 2003 | 2003-02-03",
        "2010-05-06T19:30:00Z | 2010-05-06",
        "2010-05-06 19:30 | 2010-05-06",
        "6 May 2010, 2:30 pm | 2010-05-06",
        "2010/5/6(木) | 2010-05-06",
        "2010年5月6日（木） 13:00 | 2010-05-06",
        "May 6th, 2010 | 2010-05-06",
        "4-5 May 2019 | 2019-05-04",
        "4\u20135 mai 2019 | 2019-05-04",
        "4./5. Mai 2019 | 2019-05-04",
        "4 et 5 mai 2019 | 2019-05-04",
        "4 y 5 de mayo de 2019 | 2019-05-04",
        "May 4-5, 2019 | 2019-05-04",
        "30 April - 1 May 2019 | 2019-04-30",
        "2019年5月4日〜5日 | 2019-05-04",
      })
  void datesAreReadAsTheyAreWrittenAndSaid(String text, String date) {
    assertThat(WrittenDate.read(text).orElseThrow()).hasToString(date);
  }

  /** The third of February or the second of March; June or July; no day of the calendar. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "3/2/2003",
        "3-2-2003",
        "3 jui 2003",
        "3 Fe 2003",
        "3 Febtober 2003",
        "32.2.2003",
        "32 April 2003",
        "3.2.03",
        "2.13.2003",
        "yesterday",
        "5-4 May 2019",
        "32-33 May 2019",
        "4-5-2019",
        "4-5 May",
        "40-24 Maybe 2019",
        "Paris, 9 October 2010",
        "Wed, 28 May 2003 10:55:44 -0700",
        "in May 2003",
        "",
        "2003年13月",
        "昭和99年",
        "昭和65年",
        "平成0年",
        "平成32年1月1日",
        "大正16年",
        "明治46年",
        "令和0年",
      })
  void whatMayBeTwoDatesOrNoneIsNotRead(String text) {
    assertThat(WrittenDate.read(text)).isEmpty();
  }
}
