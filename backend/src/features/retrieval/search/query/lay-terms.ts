/**
 * Everyday wording and the words that legal texts use for the same thing, written for this project from general knowledge of
 * the fields that each block names. To the left of the colon: words or short phrases of a question, separated by commas; to
 * the right: words to look for as well. Everything is compared by stem, so one form is enough. A left side of two words or more must occur
 * in the question in that order with at most one other word in between.
 */
export const LAY_TERMS = `
renter, lodger, occupant, occupier: tenant lessee
tenant: lessee
landlord, landlady: lessor owner
owner: proprietor landlord
rented, rental: tenant lease let
rent out, let out: let lease
lease: tenancy demise
throw out, thrown out, kick out, turn out, push out, get out: evict eviction dispossess possession
evict, eject: eviction recovery possession
vacate, move out, leave the house: surrender vacate possession
stay on, overstay: holding over continue possession
flat: apartment premises unit
house, home, dwelling: premises residence accommodation
sublet, sublease: sublet assign
premium, key money: premium consideration
rent rise, raise rent, increase rent: increase enhance revision
cut off: withhold disconnect cut
electricity, water, power supply: essential supply
repair, fix, mend: repair rectify
neighbour, neighbor: adjoining adjacent
path, road, access, passage: way passage easement
right of way: way easement necessity
light, air, window: light air easement
lapse, run out, expire: expire extinguish determine cease
land, plot, field, real property: immovable property land
building, construction: construct erect build
belongings, things, stuff: movable property goods
buy, bought, purchase: purchase purchaser buyer
sell, sold, sale: seller transfer sale
seller: vendor transferor
buyer: purchaser transferee vendee
hand over: deliver delivery transfer
give back, return, take back: restore return restitution
gift, give away, donate: gift donor donee
ownership: title owner
proper title, clear title: title encumbrance
two people, twice, already sold: priority subsequent
mortgage, pledge house: mortgage mortgagor mortgagee
pay off, repay, pay back: redeem redemption discharge repayment
lender, moneylender, creditor: creditor mortgagee
borrower, debtor: debtor mortgagor
loan, credit: debt loan
pledge, pawn, jewellery: pledge pawn bailment
guarantor, guarantee, stand surety: surety guarantee
keeper, warehouse, storage: bailee bailment
deposit goods, left with: bailment bailee
agent, broker: agent principal
fire, dismiss, sack: revoke terminate dismissal
cancel, call off, back out, undo: rescind revoke cancel
end, stop, finish: terminate determine cease
offer: proposal
withdraw, revoke: revocation withdraw
deal, bargain: agreement contract
sign: execute writing
promise: promisor promisee undertaking
together, jointly: joint several
break contract, breach contract, break agreement, broke contract: breach compensation damage
loss: damage compensation injury
money for loss, make good: indemnity compensation
damages: compensation
force, threat, threaten, blackmail: coercion duress
pressure, dominate, influence: undue influence
cheat, lie, trick, scam, deceive: fraud misrepresentation deceive
wrong, misunderstand: mistake
mistake, error: mistake
underage, seventeen, sixteen, teenager: minor majority
minor: majority
child, kid: minor children
insane, mad, mentally ill: unsound mind insane
no longer possible, become impossible, became impossible: impossible frustrate void
replace contract, new contract: novation substitute
illegal, against law: unlawful forbidden
allowed, permitted: permit lawful
valid, binding, good: valid void enforceable
invalid, worthless: void voidable
sue, take to court, file case, bring case, lawsuit: suit institute proceeding
court case, case: suit proceeding
deadline, time limit, how soon: period limitation within time
how long, how many years, how many days: period year day
late, delay: delay sufficient cause expiry
clock, time run, begin again: limitation period computation
admit, acknowledge: acknowledgment admission
judge, court: court
order, ruling, decision: order decree award
lost case, lose case, appeal: appeal
go to higher court, challenge order: appeal revision
witness, evidence: evidence witness summon
papers, documents: document record
stop someone, prevent, forbid: injunction restrain prevent
demolish, pull down, tear down: demolish mandatory injunction
force to perform, make perform, actual performance: specific performance
done by someone else: substituted performance
declare, declaration: declaratory declaration
crime: offence
criminal: offence
punish, punishment: punishable penalty imprisonment
fine, fined: penalty fine
jail, prison: imprisonment
arrest: arrest custody
bail: bailable bail
police: police officer
company, firm: company
director, manager, boss: director charge responsible
bounce, bounced, dishonoured: dishonour
check, cheque: cheque
bank: banker
change date, tamper, alter: alteration
copy: duplicate copy
bill, note: bill note instrument
overdue: maturity overdue
quick, fast, speedy: summary summarily expeditious
arbitrator, arbitrators: arbitral tribunal
arbitration clause: arbitration agreement
send to arbitration: refer arbitration
arbitrator decision, decision of arbitrator: arbitral award
bias, biased, partial: impartiality independence
interim, temporary: interim
choose, pick, name: appoint appointment
foreign, abroad: foreign
wedding, marry, wed, married: marriage solemnize
remarry, marry again: marry again remarriage
wife, husband, spouse, ex: spouse marriage
divorce, split up: dissolution divorce
live apart, separate: separation apart
desert, walk out, left me: desertion
come back, live together: restitution conjugal cohabitation
alimony, monthly money, pay every month, living expense, living: maintenance alimony support
case expenses, cost of case: expense proceeding
beat, hit, abuse, violence: cruelty violence
in-laws, in laws: relative
share house, shared home: shared household
mother, father: parent
son, daughter: children
elderly, old, aged, grandparents: senior citizen parent
abandon, leave alone: abandon neglect
support, look after: maintain maintenance
social worker: welfare expert
builder, developer, building company: promoter
flat buyer, home buyer: allottee
advance, booking amount: advance deposit
website, online: website web
regulator: authority
register: registration
shop, store, shopkeeper, trader, dealer: seller trader
customer, shopper: consumer
manufacturer, maker: manufacturer
faulty, broken, bad quality, defective, flaw: defect defective deficiency
celebrity, actor, film star, influencer: endorser endorsement
ad, advert, commercial: advertisement
refund, money back: refund return
complain, complaint: complaint
mediation, settle: mediation settlement
supplier: seller
too many, surplus, shortage: quantity excess
sample: sample bulk
fit, suitable: fitness merchantable
auction, bid: auction bidder
truck, ship, carrier, on the way: transit carrier
destroyed, damaged, lost goods: perish loss risk
not paid, unpaid: unpaid lien
right to keep, hold on to: lien retention
price cut, reduce price, discount: diminution
office, department, ministry, government: public authority government
government office: public authority
officer, official: officer authority
information request, ask for information: request information
refuse, deny: refuse reject exempt
answer, reply, respond: reply provide dispose
someone else, other person, outsider: third party
secret: confidential
spread word, tell people, awareness: publicity awareness
newspaper, television: media publicity
employer: employer master
employee, worker, staff: employee workman servant
laid off, lose job: retrenchment termination
salary, wage, pay: wages remuneration salary
accident: accident injury
inherit, inheritance, heir: succession heir
testament, last will: testament bequest
unborn: unborn perpetuity
pretend owner, apparent owner: ostensible
fake, forged: forged counterfeit false
steal, stolen: theft stolen
kill: murder homicide
permission, permit, leave: consent licence permission
entitled, right: entitle right
quit contract, end contract, exit: terminate termination
law governs, which law, whose law: governing law construed
insure, insurance: insurance policy
renew, extend: renewal extension
compete, rival, competitor: competition compete exclusive
exclusive, only supplier: exclusive exclusivity sole
cap liability, limit liability: limitation liability exceed aggregate
invention, intellectual property: patent copyright intellectual
inspect books, audit: audit inspect record
minimum order, minimum purchase: minimum purchase quantity
takeover, merger, change of control: merger acquisition control
share profit, revenue share: revenue royalty
share information, share with, pass on, tell others: disclose disclosure
consultant, adviser, advisor, lawyer: representative adviser consultant
destroy papers, return papers, return information: return destroy
reverse engineer: reverse engineer decompile disassemble
develop independently, own idea: independently develop
poach, hire away: solicit employ
keep copy, retain: retain
consequence, repercussion, penalty, penalties, sanction: penalty fine contravention sanction liable
submit, lodge: submit file deliver
inform, tell regulator, notify: notify notice notification
modify, alter, amend, adjust: change vary amend modification
timeframe, time frame, how quickly, how often, how frequently, frequency: within days period annual
keep records, record keeping, documentation: record maintain retain
disclose, publish, make public: disclose disclosure publish announcement
report: report notify
approve, approval, authorisation, permission: approval consent permission authorised
responsible, responsibility, accountable: responsible responsibility duty
safeguard, protect, protection: protect safeguard
fees, charges, cost: fee charge
revoke, withdraw, cancellation: withdraw revoke cancel
staff, personnel, workforce: employee personnel
board, directors, senior management: governing body board director senior management
oversight, supervise, monitoring: supervision monitor oversight
client money, customer funds: client money asset
conflict of interest: conflict interest
outsource, vendor, third party provider: outsource service provider third party
exempt, exemption, exception, waiver, relief: exempt except waiver relief
prove, burden of proof: prove onus show
capital, own funds: capital resource
misleading, false: misleading false deceptive
`;
