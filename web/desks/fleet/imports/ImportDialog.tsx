import { CircleCheck, FileSpreadsheet, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ImportReport } from '#contract/imports.ts'
import { tableUpload } from '#contract/imports.ts'
import { fleets } from '#contract/words/en/fleets.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { isLost } from '../../../kit/api/until-answered.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { FilePicker } from '../../../kit/ui/FilePicker.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { saveCsv } from '../save-csv.ts'
import { FirstCodes } from './FirstCodes.tsx'
import { ReportRows } from './ReportRows.tsx'
import { templateOf } from './templates.ts'
import { type ChosenFile, chosenFile, type ImportKind, useImport } from './use-import.ts'

/** A file of drivers or units: looked at row by row first, then imported as a whole or not at all. */
export function ImportDialog({ kind, onClose }: { kind: ImportKind; onClose: () => void }) {
  const words = fleets.imports
  const own = words[kind]
  const preview = useImport(kind, 'preview')
  const commit = useImport(kind, 'commit')
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [unfit, setUnfit] = useState<string | null>(null)
  const [areKept, setKept] = useState(false)
  const [isWarned, setWarned] = useState(false)

  const done = commit.data?.isDone ? commit.data : null
  // A row may have become wrong since the preview: then the report of the import itself counts.
  const report = commit.data ?? preview.data
  const isAtRisk = Boolean(done?.firstCodes.length) && !areKept

  function choose(file: File) {
    const next = chosenFile(file)
    commit.reset()
    preview.reset()
    setChosen(next)
    const problem =
      file.size === 0 ? words.empty : file.size > tableUpload.maxBytes ? words.tooLarge : null
    setUnfit(problem)
    if (!problem) preview.mutate(next)
  }
  function close() {
    if (isAtRisk && !isWarned) setWarned(true)
    else onClose()
  }
  const sentence = (error: Error | null, otherwise: string) =>
    error && (isLost(error) ? words.noAnswer : sentenceOf(error, otherwise))

  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && close()}
      title={done ? own.result(done.total) : own.title}
      footer={
        done ? (
          <Button variant={isAtRisk && isWarned ? 'danger' : 'secondary'} onClick={close}>
            {isAtRisk && isWarned ? words.closeAnyway : fleets.close}
          </Button>
        ) : (
          <>
            {report && chosen && (
              <Button
                variant="primary"
                busy={commit.isPending}
                disabledReason={report.good < report.total ? words.wrongReason : null}
                onClick={() => commit.mutate(chosen)}
              >
                {own.all(report.total)}
              </Button>
            )}
            <Button variant="ghost" onClick={close}>
              {fleets.cancel}
            </Button>
          </>
        )
      }
    >
      {done ? (
        <>
          <FormError error={isAtRisk && isWarned ? words.unsaved : null} />
          {done.firstCodes.length > 0 ? (
            <FirstCodes codes={done.firstCodes} onKept={() => setKept(true)} />
          ) : (
            <ReportRows kind={kind} report={done} />
          )}
        </>
      ) : (
        <>
          {/* Whose file was understood needs no instructions. */}
          {!report && (
            <div className="flex flex-col gap-2">
              <p>{own.text}</p>
              <p className="text-muted">
                {words.fileHint} {words.nothingYet}{' '}
                <button
                  type="button"
                  className={linkClass}
                  onClick={() => saveCsv(templateOf(kind), own.template)}
                >
                  {words.downloadTemplate}
                </button>
              </p>
            </div>
          )}
          <FilePicker
            label={words.file}
            accept=".csv,.txt,text/csv"
            icon={<FileSpreadsheet className="size-5" />}
            name={chosen?.name ?? null}
            words={words}
            variant={chosen ? 'secondary' : 'primary'}
            busy={preview.isPending}
            onChoose={choose}
          />
          {preview.isPending && (
            <p role="status">
              {preview.percent < 100 ? words.sending(preview.percent) : words.checking}
            </p>
          )}
          <FormError
            error={
              unfit ??
              sentence(preview.error, words.failed) ??
              sentence(commit.error, words.commitFailed)
            }
          />
          {report && <Verdict report={report} />}
          {report && <ReportRows kind={kind} report={report} />}
        </>
      )}
    </Dialog>
  )
}

/** The whole file in one line. */
function Verdict({ report: { good, total } }: { report: ImportReport }) {
  const words = fleets.imports
  const isGood = good === total
  const Icon = isGood ? CircleCheck : TriangleAlert
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-sm px-3 py-2 font-semibold ${isGood ? 'bg-green-soft text-green-ink' : 'bg-amber-soft text-amber-ink'}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {isGood ? words.allGood(total) : words.someWrong(total - good, total)}
    </p>
  )
}
