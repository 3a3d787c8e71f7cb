package io.github.flightstand.rules.protocol;

import io.github.flightstand.geometry.interop.CoordinateFrame;
import io.github.flightstand.movement.table.UnknownShipException;
import io.github.flightstand.rules.confidence.Uncertainty;
import io.github.flightstand.rules.protocol.json.Excerpt;
import io.github.flightstand.rules.protocol.json.JsonDocument;
import io.github.flightstand.rules.protocol.json.JsonReader;
import io.github.flightstand.rules.protocol.json.JsonValue;
import io.github.flightstand.rules.protocol.json.JsonWriter;
import io.github.flightstand.rules.protocol.json.Line;
import io.github.flightstand.rules.protocol.json.LineReader;
import io.github.flightstand.rules.protocol.json.NotJsonException;
import io.github.flightstand.rules.protocol.json.Pointer;
import io.github.flightstand.rules.protocol.json.TooDeepException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Answers queries, a line each, whatever the line holds.
 *
 * <pre>{@code
 * Responder responder = new Responder(Operations.standard());
 * responder.answer(new Line.Text(1, "{\"id\": 7, \"op\": \"fly\"}")).json();
 * // {"id":7,"ok":false,"error":{"code":"unknown-op","message":"...","at":"/op"}}
 * }</pre>
 *
 * <p>Not for use by several threads at once.
 */
public final class Responder {

  /** The fields that every query may have. */
  public static final List<String> COMMON_FIELDS =
      List.of("id", "op", "rules", "frame", "uncertainty");

  private final JsonReader reader = new JsonReader();
  private final Map<String, Served> operations = new LinkedHashMap<>();

  /** Creates a responder that serves these operations. */
  public Responder(List<Operation> operations) {
    for (Operation operation : operations) {
      List<String> fields = new ArrayList<>(COMMON_FIELDS);
      fields.addAll(operation.fields());
      this.operations.put(operation.name(), new Served(operation, List.copyOf(fields)));
    }
  }

  /** Answers a line: with its result, or with the first of its faults. */
  public Answer answer(Line line) {
    if (line instanceof Line.Text text) {
      return answer(text.text());
    }
    return line instanceof Line.TooLong
        ? error(
            Optional.empty(),
            tooLarge("the line is longer than " + LineReader.MAX_BYTES + " bytes, expected less"))
        : error(Optional.empty(), notJson("the line is not UTF-8, expected a JSON object"));
  }

  private Answer answer(String text) {
    Optional<JsonValue> id = Optional.empty();
    try {
      JsonDocument document = reader.read(text);
      id = document.root().get("id").filter(value -> !document.cut().contains("id"));
      Faults faults = new Faults();
      document.tooDeep().ifPresent(deep -> noteTooDeep(deep, faults));
      Fields query = Fields.of(document.root(), faults);
      CoordinateFrame frame = FrameFormat.of(query);
      Optional<Uncertainty> uncertainty =
          query.in(frame).optional("uncertainty").flatMap(UncertaintyFormat::read);
      Optional<Operation.Result> result = result(query.in(frame));
      return faults.first().isPresent()
          ? error(id, faults.first().get())
          : success(id, frame, result.orElseThrow(), uncertainty);
    } catch (UnknownShipException unknown) {
      // The uncertainty is the one place that names ships beside the operation's own fields.
      return error(id, UncertaintyFormat.unknownShip(unknown));
    } catch (NotJsonException notJson) {
      return error(id, notJson(notJson.getMessage()));
    } catch (TooDeepException tooDeep) {
      return error(id, tooLarge(tooDeep.getMessage()));
    } catch (RuntimeException unforeseen) {
      // Whatever a caller sends, the next line is answered.
      return error(id, unworkable(unforeseen));
    } catch (OutOfMemoryError full) {
      // What the line needed is garbage by now, so the next one has room again.
      return error(id, tooLarge("the query needs more memory than this process has"));
    }
  }

  private static void noteTooDeep(JsonDocument.TooDeep deep, Faults faults) {
    faults.add(
        FaultCode.TOO_LARGE,
        deep.position(),
        deep.at(),
        () -> "values are nested more than " + JsonReader.MAX_NESTING + " deep, expected less");
  }

  private Optional<Operation.Result> result(Fields query) {
    query.optional("rules").ifPresent(RulesFormat::read);
    return query
        .required("op")
        .flatMap(this::operation)
        .flatMap(
            served -> {
              query.allowOnly(served.fields());
              return served.operation().answer(query);
            });
  }

  private Optional<Served> operation(Field field) {
    Optional<String> name = field.text();
    Optional<Served> served = name.map(operations::get);
    if (name.isPresent() && served.isEmpty()) {
      field.fault(
          FaultCode.UNKNOWN_OP,
          "'op' is "
              + Excerpt.quoted(name.get())
              + ", expected "
              + Fields.oneOf(operations.keySet()));
    }
    return served;
  }

  private static Fault notJson(String message) {
    return new Fault(FaultCode.NOT_JSON, message, Optional.empty());
  }

  private static Fault tooLarge(String message) {
    return new Fault(FaultCode.TOO_LARGE, message, Optional.of(Pointer.ROOT));
  }

  private static Fault unworkable(RuntimeException unforeseen) {
    String reason = Optional.ofNullable(unforeseen.getMessage()).orElse("no reason is known");
    return new Fault(
        FaultCode.BAD_VALUE,
        "the query cannot be worked out, expected values closer to a real table's ("
            + Excerpt.quoted(reason)
            + ")",
        Optional.of(Pointer.ROOT));
  }

  private static Answer success(
      Optional<JsonValue> id,
      CoordinateFrame frame,
      Operation.Result result,
      Optional<Uncertainty> uncertainty) {
    JsonWriter out = begin(new JsonWriter(frame), id, true);
    out.name("result").startObject();
    result.write(out);
    if (uncertainty.isPresent()) {
      out.name("confidence").startObject();
      result.writeConfidence(out, uncertainty.get());
      out.endObject();
    }
    out.endObject();
    return new Answer(out.endObject().finish(), true);
  }

  private static Answer error(Optional<JsonValue> id, Fault fault) {
    JsonWriter out = begin(new JsonWriter(), id, false);
    out.name("error").startObject();
    out.name("code").text(fault.code().text());
    out.name("message").text(fault.message());
    fault.at().ifPresent(at -> out.name("at").text(at.toString()));
    return new Answer(out.endObject().endObject().finish(), false);
  }

  private static JsonWriter begin(JsonWriter out, Optional<JsonValue> id, boolean ok) {
    out.startObject();
    id.ifPresent(value -> out.name("id").value(value));
    return out.name("ok").bool(ok);
  }

  /** An operation with all the fields that its queries may have. */
  private record Served(Operation operation, List<String> fields) {}
}
