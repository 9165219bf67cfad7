import { describe, expect, test } from 'vitest'
import { heldBack } from '#contract/held-back.ts'
import { calmName } from './calm-name.ts'
import { redactContacts } from './redact-contacts.ts'

describe('a way to reach somebody is taken out', () => {
  test.each([
    // as people write numbers
    ['call me on 512-555-0143', `call me on ${heldBack}`],
    ['(512) 555-0143 ask for Joe', `(${heldBack} ask for Joe`],
    ['512.555.0143', heldBack],
    ['5125550143', heldBack],
    ['1 512 555 0143', heldBack],
    ['1-512-555-0143 anytime', `${heldBack} anytime`],
    ['+1 (512) 555-0143', heldBack],
    ['+52 55 1234 5678', heldBack],
    ['525512345678', heldBack],
    ['011525512345678', heldBack],
    ['512 5550143', heldBack],
    ['512555 0143', heldBack],
    ['txt 512/555/0143 or 737/555/0199', `txt ${heldBack} or ${heldBack}`],
    ['Tow is $250, 512 555 0143', `Tow is $250, ${heldBack}`],
    ['call5125550143', `call${heldBack}`],
    // so that a machine might not see it
    ['512_555_0143', heldBack],
    ['5-1-2/5-5-5/0-1-4-3', heldBack],
    ['5 1 2 5 5 5 0 1 4 3', heldBack],
    ['51 25 55 01 43', heldBack],
    ['512*555*0143', heldBack],
    ['512,555,0143', heldBack],
    ['512•555•0143', heldBack],
    ['512 – 555 – 0143', heldBack],
    ['5\u200b1\u200b2\u200b5\u200b5\u200b5\u200b0\u200b1\u200b4\u200b3', heldBack],
    ['512\u00ad555\u20600143', heldBack],
    ['٥١٢ ٥٥٥ ٠١٤٣', heldBack],
    ['۵۱۲۵۵۵۰۱۴۳', heldBack],
    ['５１２－５５５－０１４３', heldBack],
    ['𝟓𝟏𝟐 𝟓𝟓𝟓 𝟎𝟏𝟒𝟑', heldBack],
    ['⑤①②⑤⑤⑤⓪①④③', heldBack],
    ['five one two five five five oh one four three', heldBack],
    ['Five One Two 555 0143', heldBack],
    ['five-one-two-five-five-five-zero-one-four-three', heldBack],
    ['five one two 5550143', heldBack],
    ['five one two five five five o one four three', heldBack],
    ['5l2-555-O143', heldBack],
    ['llame al cinco uno dos cinco cinco cinco cero uno siete siete', `llame al ${heldBack}`],
    ['512 555 oh143', heldBack],
    ['512 triple five 0143', heldBack],
    ['5 1 2, no: 512 triple 5 0143', `5 1 2, no: ${heldBack}`],
    ['five one two triple-five zero one double four', heldBack],
    ['b o b @ m a i l . c o m', heldBack],
    // addresses of mail
    ['write to joe@shop.com please', `write to ${heldBack} please`],
    ['joe (at) shop (dot) com', heldBack],
    ['joe(at)shop.com', heldBack],
    ['joe [at] shop [dot] com', heldBack],
    ['joe at shop dot com', heldBack],
    ['joe＠shop．com', heldBack],
    ['joe @ gmail', heldBack],
    ['bigrig55 at gmail', heldBack],
    // links
    ['https://evil.example/x?y=1', heldBack],
    ['hxxps://evil.example', heldBack],
    ['www.joestire.com', heldBack],
    ['joestire.com', heldBack],
    ['see shop.com/x', `see ${heldBack}`],
    ['joestire dot com', heldBack],
    ['wa.me/15125550143', heldBack],
    ['wa.me/joestire', heldBack],
    ['t.me/joestire', heldBack],
    ['bit.ly/3xYz', heldBack],
    ['joestire.co', heldBack],
    ['shop。com', heldBack],
    ['find us on ig: @joestire', `find us on ${heldBack}`],
    ['Facebook @joes.tire', heldBack],
  ])('“%s” reads “%s”', (typed, read) => {
    expect(redactContacts(typed)).toBe(read)
  })
})

describe('what the trade says stays', () => {
  test.each([
    'Need 295/75R22.5 on the drive axle',
    '11R22.5 or 11R24.5, either works',
    '315/80R22.5, 2 steer tires',
    '385/65 R 22.5 super single',
    '425/65R22.5 110 psi',
    '4 tires 11 22.5, 2 at 24.5',
    'LT245/75R17 load range E, 80 psi',
    '$450 for the call, $1,250.00 with the tire',
    'Tires 350, 450, 1200 dollars',
    '$350 $450 $1200 by size',
    'tow is 350 plus 8 a mile, 120 miles',
    'Total 1250.00 incl. 8.25% tax',
    'I-35 northbound mm 250, exit 251B',
    'I 35 S between exit 251 and 253',
    'US-290 at FM 1960, mile 12.5',
    'mile marker 112 to 118, 3 miles past the scale',
    'I-10 W exit 742, 2nd truck from the end',
    'Austin, TX 78701',
    'from 76542 to 78222',
    '78701-4321',
    '30.2699, -97.7412',
    '30.2699 -97.7412',
    'today 14:30 to 16:00, gate closes 22:00',
    '06/15/2026 08:30',
    '2026-06-15 10:45 CST',
    'between 7 and 9:30 am',
    'VIN 1FUJGLDR12LM12345',
    'VIN 4V4NC9EH5FN123456, 2015 Volvo VNL 780',
    '1XKYDP9X3FJ456789',
    'plate TX R12 3456',
    'Plate 1234567 IL',
    'P/N 23532981',
    'part A0004202520, two of them',
    'Meritor R955205 brake kit',
    'Cummins ISX15 CPL 3491, filter LF9080',
    'Bendix 800405, gov. D2',
    'MC-123456, DOT 3216549',
    'USDOT 1234567 need DOT inspection',
    'PO 4500123, load 88213',
    '80,000 lbs gross, 53 ft reefer, 13 ft 6',
    'axle weights 12,000 34,000 34,000',
    '5 gallons of 15W-40, 2 of DEF',
    'torque 450 to 500 ft lb, 10 lugs, 33 mm',
    'bolt 3/4-16 x 2 1/2, nut 1-1/8',
    'code SPN 3364 FMI 18, 5246/0',
    '12V 31-series 925 CCA x 4',
    'one or two hours, three at most',
    'two of the four drive tires, one steer',
    'Door 5, dock 12, gate code 4471#',
    'Unit 114, trailer 53012',
    'at Love’s 615, pump 9',
    'parked @ exit 23',
    'stuck at Live Oak, meet at the office',
    'no spare.Me and my partner wait',
    'flat tire.It is the left steer',
    'Ask for Joe at the fuel desk',
    'ETA 45 min, 1 hr 15 at most',
    'open 24/7, 365 days',
    '1-2 hours, 2-3 if it rains',
    'Ok. Come. To the back gate',
    'size 8.25-20, rim 7.5',
    'rear 6, 7, 8, 9, 10, 11',
  ])('“%s”', (typed) => {
    expect(redactContacts(typed)).toBe(typed)
  })
})

test('a long text is read at once, whatever it holds', () => {
  for (const piece of ['a', 'a-', 'a.', '1 ', '1-', 'a@', 'one ', 'o', '5', 'at dot '])
    expect(timed(piece.repeat(4000 / piece.length))).toBeLessThan(1000)
})

function timed(text: string): number {
  const begun = performance.now()
  redactContacts(text)
  return performance.now() - begun
}

describe('a name that strangers read first', () => {
  test.each([
    'Lone Star Freight',
    'Joe’s 24/7 Truck & Tire',
    'A-1 Towing of Waco #2',
    '4 Rivers Diesel',
  ])('“%s” stands as it is', (name) => {
    expect(calmName(name)).toBe(name)
  })
  test.each([
    'Your account is locked - go to http://evil.example/unlock',
    'Call 512-555-0143',
    'joestire.com',
    'Verify your password',
    'ACCOUNT SUSPENDED',
    'Click here',
    'Ｓｉｇｎ ｉｎ now',
    'Sus\u200bpended',
  ])('“%s” does not', (name) => {
    expect(calmName(name)).toBeNull()
  })
})
