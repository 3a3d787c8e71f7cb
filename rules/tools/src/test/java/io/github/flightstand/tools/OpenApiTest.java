package io.github.flightstand.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion;
import io.github.flightstand.referee.operation.RefereeOperations;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The OpenAPI document says what the schemas say, of every operation. */
class OpenApiTest {

  private static final String BODY = "/content/application~1json";
  private static final String ASKED = "/paths/~1/post/requestBody" + BODY;
  private static final String ANSWERED = "/paths/~1/post/responses/200" + BODY;

  private final ObjectNode document = (ObjectNode) Asking.tree(Schemas.openApi());

  /** Returns one of the document's schemas, with all that it refers to. */
  private JsonSchema schema(String at) {
    ObjectNode whole = document.deepCopy();
    whole.put("$ref", "#" + at + "/schema");
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
        .getSchema(whole, SchemaValidatorsConfig.builder().preloadJsonSchema(false).build());
  }

  @Test
  void itIsMadeOfTheSchemas() throws IOException {
    Map<String, String> schemas =
        Schemas.names().stream()
            .collect(Collectors.toMap(Function.identity(), name -> Schemas.text(name).get()));
    assertEquals(OpenApiFile.text(schemas), Schemas.openApi());
  }

  @Test
  void everyOperationIsInItWithAnExampleThatFitsAndSoDoesItsAnswer() {
    Set<String> operations = Set.copyOf(RefereeOperations.all().names());
    List<String> told = Asking.names(document.at(ASKED + "/schema/discriminator/mapping"));
    assertEquals(operations, Set.copyOf(told));
    JsonNode examples = document.at(ASKED + "/examples");
    assertEquals(operations, Set.copyOf(Asking.names(examples)));
    JsonSchema queries = schema(ASKED);
    JsonSchema answers = schema(ANSWERED);
    Asking asking = new Asking();
    for (JsonNode example : examples) {
      JsonNode query = example.get("value");
      assertEquals(Set.of(), queries.validate(query), query::toString);
      JsonNode answer = asking.answer(query.toString());
      assertEquals(Set.of(), answers.validate(answer), answer::toString);
    }
    assertFalse(queries.validate(Asking.tree("{\"op\": \"fly\"}")).isEmpty());
    assertFalse(answers.validate(Asking.tree("{\"ok\": true}")).isEmpty());
  }

  @Test
  void everyReferenceLeadsSomewhere() {
    Set<String> references = new HashSet<>(document.findValuesAsText("$ref"));
    document
        .at(ASKED + "/schema/discriminator/mapping")
        .forEach(reference -> references.add(reference.asText()));
    references.removeIf(reference -> !document.at(reference.substring(1)).isMissingNode());
    assertEquals(Set.of(), references);
  }
}
